/** How to play, on one page; the other languages have the same keys. */
export const texts = {
  goalTitle: "What it is about",
  goal: "You build a kingdom of five sections, A to E. Every trick that you win brings land, whether you like it or not. A round is ten tricks, then it is scored and everything is cleared. After four rounds, whoever has the most points wins.",
  landsTitle: "The five lands",
  lands:
    "Each land has its picture, and its mark beside the number: hills, waves, blades, furrows, peaks.",
  trickTitle: "A trick",
  trick:
    "A trick is one card from everyone. To lead is to play its first card; the others follow clockwise. If you have the colour that was led, you must play it. The highest number wins, whatever its colour. If several are equally high, the led colour wins, otherwise the one that was played first. The winner leads the next trick.",
  landTitle: "Laying land",
  land: "The winner lays all cards of the trick by colour. A colour that already lies in your kingdom goes onto its pile; a new colour opens the next section from left to right. Until you lead the next trick you choose the order of new colours and, where you lay several cards of a colour, which one lies on top. Only the top card of a pile counts, so a low card may spoil a high one.",
  farmersTitle: "Farmers",
  farmers:
    "Win with a card and you earn the farmers shown on it; an 8 shows none. A 1 that loses earns 1 farmer if it has the winning card’s colour, else 2. A 2 that loses earns 1 only if it has another colour. Farmers fill C, then D, then E; a kingdom takes nine at most.",
  pointsTitle: "Points",
  points:
    "A and B need no farmers. C needs 2, D needs 3, E needs 4: dashed figures are farmers that are missing. A section with all its farmers scores its top card. A section with land but without all its farmers scores no land, and each missing farmer costs 5. The +1, +3 and +5 in C, D and E are scored when a section has all its farmers and no land. Beside a kingdom the large number is this round, Σ is all rounds together.",
  twoTitle: "Two players",
  two: "There are only 12 farmers. The winner of a trick takes theirs first.",
  helpTitle: "Help while you learn",
  help: "A table can have hints and teaching marks; whoever opens it chooses. With hints, a button on your turn tells what a strong player would do. With teaching marks, each card that you may play shows what follows if it takes the trick as it lies now (filled peak), and if not (empty valley): points, farmers, and sections that it opens. A farmer in outline is one that you may get; +0–5 is what you score without and with such farmers.",
  keysTitle: "Keyboard",
  keys: "Tab moves between areas, arrow keys move in your hand, Enter plays the card. When you win a trick, Enter lays it as offered. Where the table has hints, H asks for one, in your hand and in the line that says whose turn it is.",
  examplePenalty: "One farmer is missing in C: minus 5.",
  exampleTrick: "Red was led. The red 6 wins and earns 1 farmer.",
  marks: {
    takenMeans: "Beside the filled peak: what follows if the card takes the trick as it lies now.",
    notMeans: "Beside the empty valley: what follows if it does not take it.",
    pointsMean:
      "Points that you win or lose by it. +0–5 is without and with the farmers that may come.",
    farmersMean: "Farmers that you get. One in outline may come, depending on the others’ cards.",
    newMeans: "How many new sections it opens in your kingdom. Each of them wants farmers.",
    hold: "Hold a card with your finger, or point at it with the mouse, and its marks are said in words.",
  },
};
