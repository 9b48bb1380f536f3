/** The texts of the guided first game, step by step; the other languages have the same keys. */
export const texts = {
  contact: {
    idea: "Cards that touch must do so with exactly two symbols each, and both pairs must be equal. You practise with marks: good places are shown for the card in your hand, mistakes are crossed out.",
    task: "Lay card 3 beside card 1: drag it, or press “$t(ubongocards:practice.hint.where)” to see its place.",
  },
  turn: {
    idea: "A good contact: it is ticked. Cards may be turned any way, the symbols need not stand upright. Turn with the button, the key R, the wheel, or a second finger.",
    task: "Turn card 2 and lay it beside card 3, on the right.",
  },
  branch: {
    idea: "The row need not be a row: it may branch as long as everything hangs together, and each contact must be right, also with a card that is touched by chance.",
    task: "Lay card 5 below card 3, which then has three neighbours.",
  },
  take: {
    idea: "Until the round is over you may move, turn and take back whatever you like.",
    task: "Take card 5 back into your hand: choose it and press “$t(ubongocards:actions.take)”.",
    then: "Those are all the rules of laying. Seven of your nine cards are the goal; which seven, and in what order, is up to you.",
  },
  seven: {
    idea: "Now a race against {{one}} and {{two}}: everybody lays at the same time. You have laid six.",
    task: "Lay card 8 in the only place where it fits, without turning it. “$t(ubongocards:actions.places)” lists it.",
  },
  call: {
    idea: "Seven cards are laid. Nobody tells you whether they are all right: look once more, since a call with a mistake scores nothing.",
    task: "Press “Ubongo!”.",
    then: "Everyone stops, and all layouts are checked. Your call was right: 10 points. {{one}} laid four correctly: 4 points. {{two}} laid five, one of them wrongly: 0. After six rounds the highest total wins.",
  },
};
