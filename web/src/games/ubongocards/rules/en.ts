/** Every rule in a player's words, by its id; the other languages have the same keys. */
export const texts = {
  chapters: {
    material: "What you play with",
    setup: "Before you begin",
    laying: "Laying",
    scoring: "The end of a round",
    end: "The end",
    alone: "Alone",
  },
  rules: {
    "UC-1":
      "There are 108 cards in three stacks of 36: for rounds 1 and 2, 3 and 4, 5 and 6. The white side of a card is for the first of its rounds, the black side for the second.",
    "UC-2": "Each side shows six symbols, two beside each other in three rows.",
    "UC-3":
      "The symbols differ in shape as well as in colour, and no two cards of a stack are equal. The rounds get harder from the first to the sixth. Nearly every hand of nine can lay seven cards.",
    "UC-4":
      "The game is for 2 to 4 players and has six rounds. For rounds 1, 3 and 5 everybody gets nine cards of the round’s shuffled stack; the rest of it stays out.",
    "UC-5": "For rounds 2, 4 and 6 everybody turns over the nine cards of the round before.",
    "UC-6":
      "Everyone lays at the same time, each for themselves. The goal: seven of your nine cards, laid together.",
    "UC-7":
      "Cards may be turned as you like. It only matters which symbols meet, not which way up they stand.",
    "UC-8":
      "Cards that touch along an edge must touch with exactly two symbols each, and both pairs must be equal. One pair is too few, three are too many, even if all are equal. The right symbols crosswise are wrong, and so is every pair that differs. Cards that only meet at a corner do not touch.",
    "UC-9": "All your cards must hang together by such contacts. Branches are allowed.",
    "UC-10":
      "In whatever order you like you may lay cards, move them, turn them and take them back, until the round ends.",
    "UC-11": "Your cards never touch anybody else’s: each player has a table of their own.",
    "UC-12":
      "As soon as you have laid seven cards you may call Ubongo! Then everyone stops at once.",
    "UC-13": "Then all layouts are checked. With any mistake you get 0 points, even if you called.",
    "UC-14":
      "A caller whose layout is right gets 10 points. Everybody else whose layout is right gets a point for each card laid.",
    "UC-15":
      "If several call at the same time, each of them counts as a caller. Calls that come within a short time of the first count as the same moment: 300 milliseconds, unless the table chooses otherwise.",
    "UC-16":
      "If nobody gets any further, you may agree to end the round; then every right layout scores its cards. All the people at the table must agree. If you are alone among bots, they must agree, too: they do so when they are stuck, or after two minutes.",
    "UC-17":
      "After six rounds the highest total wins. On a tie whoever got 10 points more often is ahead; if that is equal, too, the place is shared.",
    "UC-18":
      "Alone you practise: one hand after another, first one side of the cards and then the other, newly shuffled after six hands, until you have had enough. Or you choose a number of hands: then your time counts, if you lay all of them right and without hints.",
  },
  captions: {
    symbols: "The symbols of the cards.",
    seven: "Seven cards that are laid together correctly: each tick is a contact.",
    branch: "Four cards with a branch: the second one has three neighbours.",
    caller: "Seven laid and called: 10 points.",
    other: "Four laid, all right: 4 points.",
    wrong: "Five laid, one of them wrongly: 0 points.",
  },
};
