/** The texts of the guided first game, step by step; the other languages have the same keys. */
export const texts = {
  drop: {
    idea: "Fill the area with all the pieces, exactly and two levels high. The marks show where piece 2 belongs: drag it there, or choose it and then its place.",
    task: "Put piece 2 where the marks are: it falls down by itself.",
  },
  turn: {
    idea: "Piece 10 does not fit as it lies. The arrows turn a piece in your hand, and so do the mouse wheel, two fingers, and the keys X, Y and Z.",
    task: "Choose piece 10, turn it until it looks like the marks, and put it there.",
  },
  take: {
    idea: "Nothing is final: you may take a piece back at any time, and whatever only stands on it comes along.",
    task: "Take piece 10 back: drag it off the area, or choose it and press Delete or “$t(ubongo3d:panel.take)”.",
  },
  undo: {
    idea: "Undo brings back what lay before.",
    task: "Press “$t(ubongo3d:panel.undo)”, the arrow beside the call, or put piece 10 back yourself.",
  },
  fill: {
    idea: "Piece 9 is left, and one gap that reaches through both levels.",
    task: "Turn piece 9 and fill the gap.",
    then: "Solved: all pieces are used, both levels are full, nothing sticks out and nothing stands higher.",
  },
  last: {
    idea: "Now a race. Everyone has a task of their own and begins at the same moment; the sandglass runs for all, only here it waits for you. Two of your three pieces are already in place.",
    task: "Lay piece 15 on top, as it is.",
  },
  call: {
    idea: "Both levels are full. The sooner you call, the better your gems; a wrong call is refused and costs nothing.",
    task: "Press “Ubongo!”.",
    then: "Fastest: you take a sapphire, worth 3 points, and draw a gem from the bag. Second place takes an amber and draws one, too; all others who finish in time only draw. If nobody does, the sandglass is turned once more. After nine rounds the gems are counted.",
  },
};
