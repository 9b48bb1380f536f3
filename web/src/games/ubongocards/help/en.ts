/** How to play, on one page; the other languages have the same keys. */
export const texts = {
  goalTitle: "What it is about",
  goal: "Everyone gets nine cards and lays them at the same time, each on their own cloth. The first to join seven calls Ubongo! There are six rounds: in rounds 1, 3 and 5 you get new cards, in rounds 2, 4 and 6 you turn them over to the black side. From round to round it gets harder. Alone you practise: one hand after the other, as long as you like, with hints if you want them.",
  touchTitle: "How cards touch",
  touch:
    "Cards that touch along an edge must touch with exactly two symbols each, and facing symbols must be equal. You may turn cards as you like; which way up a symbol stands does not matter. Each card must agree with every card that it touches, and all cards must hang together.",
  allowed: "Allowed",
  forbidden: "Not allowed",
  longSides: "Long sides, shifted by one",
  shortSide: "A short side at a long side",
  corner: "A corner is no contact: neither good nor bad",
  onePair: "Only one pair",
  threePairs: "Three pairs, equal or not",
  crosswise: "The right symbols, but crosswise",
  unequal: "A pair that differs",
  callTitle: "The call",
  call: "With seven cards laid or more you may call Ubongo!, and everyone stops at once. Nobody tells you beforehand whether your layout is right. A player who calls at the same moment counts as a caller, too. If nobody gets any further, all the people at the table can agree to end the round; alone among bots you need them to agree, too.",
  pointsTitle: "Points",
  points:
    "Then all layouts are checked. With any mistake you get nothing, even if you called. A caller whose layout is right gets 10 points, everyone else as many points as cards laid. After six rounds the highest total wins; on a tie, the player with more tens wins.",
  layTitle: "Laying",
  lay: "Drag a card onto the cloth, or tap it and then the cloth. Tap a chosen card again to turn it, or use R or the mouse wheel, which also turns the card of your hand below it. Escape puts a dragged card back, and dragging a card off the cloth takes it back. Drag the cloth to move everything; two fingers or the wheel zoom.",
  keysTitle: "Keyboard",
  keys: "Tab goes to your cards and to the cloth. In your hand left and right choose, up, down or R turn, Enter takes a card up; on the cloth arrow keys move it and Enter lays it, Delete takes it back. At a table with marks, P lists in words every place where a card fits. When you practise, H gives a hint and then shows the place.",
};
