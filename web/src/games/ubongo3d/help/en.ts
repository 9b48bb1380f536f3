/** How to play, on one page; the other languages have the same keys. */
export const texts = {
  goalTitle: "The aim",
  goal: "Win the most valuable gems in nine rounds, by solving your task fast and calling Ubongo! first.",
  taskTitle: "Your task",
  task: "Each round everyone gets a board of the same animal. The die says which task you build: which area, and which three or four pieces. Nobody starts before all have their pieces.",
  fillTitle: "Fill it exactly",
  fill: "The area must be covered on two levels. Nothing may stick out, nothing may stand on a third level, no gap may stay inside, and every piece must be used.",
  exampleFill: "Three pieces fill six squares, two levels high.",
  turnTitle: "Turn the pieces",
  turn: "A piece may lie any way you like, but it is never mirrored. Four pairs look alike in a mirror: 2 and 11, 3 and 10, 5 and 14, 6 and 13. A dot beside the number tells them apart.",
  exampleTurn: "The same piece, tipped, rolled and spun.",
  roundTitle: "The sandglass",
  round:
    "When you have solved your task, call Ubongo! The others go on until the sand runs out. If nobody has solved their task by then, the sandglass runs once more: the second chance.",
  gemsTitle: "The gems",
  gems: "The first takes a sapphire, the second an amber, and every solver draws one more gem from the bag. Ruby 4, sapphire 3, emerald 2, amber 1. After nine rounds, whoever has the most points wins. In a tie the tied players build once more, and the first to solve wins.",
  aloneTitle: "Alone",
  alone:
    "Solve as many tasks as you can in 5, 10 or 20 minutes, or 5, 10 or 20 tasks as fast as you can. A task that you do not like may be laid aside.",
  handsTitle: "Mouse and fingers",
  hands:
    "Drag a piece onto the area, or click it and click where it goes. The outline shows where it lands: whole where it fits, dashed where not. The wheel or two fingers turn the piece in your hand. Drop it beside the area to take it back. Drag on the table to look from another side, wheel or pinch to come nearer.",
  keysTitle: "Keyboard",
  keys: "In the panel choose a piece, turn it with the buttons or X, Y, Z (with Shift back), go over the map with the arrows and press Enter. U undoes, Delete takes a piece back, Escape lets it go, C calls.",
};
