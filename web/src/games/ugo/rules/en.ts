/** Every rule in a player's words, by its id; the other languages have the same keys. */
export const texts = {
  chapters: {
    material: "What you play with",
    rounds: "Rounds and dealing",
    trick: "A trick",
    laying: "Laying land",
    farmers: "Farmers",
    scoring: "Counting a round",
    end: "The end",
    two: "Two players",
  },
  rules: {
    "UGO-1":
      "There are 45 land cards: five colours, red, blue, green, yellow and grey, each with the values 0 to 8 once.",
    "UGO-2":
      "Each player has a kingdom of five sections, A to E. 36 farmers lie in a supply for everyone.",
    "UGO-3":
      "Land in A and B needs no farmers, since theirs are printed there. C needs 2 farmers, D 3 and E 4.",
    "UGO-4":
      "A card shows the farmers that it earns when it wins a trick: an 8 none, a 7 or 6 one, a 5, 4 or 3 two, a 2, 1 or 0 none.",
    "UGO-5":
      "UGO! is for 2 to 4 players. All 45 cards are shuffled, and each player gets 10, however many play. The rest stays face down and out of the round: you never know which cards are missing.",
    "UGO-6": "A game has 4 rounds, each with 10 tricks.",
    "UGO-7":
      "The player to the left of the dealer leads the first trick. In each further round the start moves on by one player to the left.",
    "UGO-8":
      "After a round all lands and farmers go back, and all 45 cards are shuffled and dealt again.",
    "UGO-9": "The leader plays any card. The others follow clockwise with one card each, face up.",
    "UGO-10":
      "If you have the colour that was led, you must play it. If you have none of it, you may play anything.",
    "UGO-11": "The highest value wins the trick, whatever its colour.",
    "UGO-12": "If several cards are equally high, the one in the led colour wins.",
    "UGO-13": "If none of the highest has the led colour, the one that was played first wins.",
    "UGO-14": "The winner takes all cards of the trick and leads the next one.",
    "UGO-15":
      "The winner lays every card of the trick into their kingdom, sorted by colour: one colour to a section.",
    "UGO-16":
      "A colour that already lies in your kingdom goes onto its pile, even if a low card then covers a high one. So a 0 can spoil an 8.",
    "UGO-17":
      "A new colour opens the leftmost free section. If a trick brings several new colours you choose their order, from left to right and without a gap.",
    "UGO-18":
      "If a trick brings several cards of a colour, you choose which of these new cards lies on top.",
    "UGO-19":
      "You may change your mind about these cards until you lead the next trick, and never after.",
    "UGO-20": "Whoever wins a trick earns the farmers shown on the card that won it.",
    "UGO-21": "A 1 or a 2 earns nothing by winning.",
    "UGO-22":
      "A 1 that loses earns its player 2 farmers, but only 1 if the winning card has the same colour.",
    "UGO-23":
      "A 2 that loses earns its player 1 farmer, but none if the winning card has the same colour.",
    "UGO-24":
      "Farmers fill the leftmost free place: first C, then D, then E. A kingdom takes 9; what comes after that is lost.",
    "UGO-25": "Land with all its farmers scores the value of its top card.",
    "UGO-26": "Land with farmers missing scores nothing, and each missing farmer costs 5 points.",
    "UGO-27":
      "A section with all its farmers but without land scores the points printed in it: C 1, D 3, E 5. An empty A or B scores nothing.",
    "UGO-28": "The score of a round may be below zero.",
    "UGO-29":
      "After four rounds the highest total wins. Equal totals share their place: two first places, and then the third.",
    "UGO-30": "With two players only 12 farmers are in the supply.",
    "UGO-31":
      "The winner of the trick takes their farmers first. The loser gets what is left of what they earned.",
    "UGO-32": "Farmers come back into the supply only at the end of the round.",
  },
  captions: {
    lands: "Red hills, blue lakes, green meadows, yellow fields, grey mountains.",
    kingdom: "An empty kingdom: dashed figures are farmers that are missing.",
    shown: "Farmers on the cards from 8 to 0.",
    a: "Red was led. The red 6 is the highest and wins; it earns 1 farmer. The blue 5 came from somebody without red.",
    c: "Blue was led, and two 7s were played: the blue one wins, as it has the led colour, and earns 1 farmer. The red 1 is lost to another colour and earns 2.",
    d: "Blue was led. Neither 8 is blue, so the green one wins, which came first. The blue 2 and the red 2 are lost to another colour and earn 1 farmer each.",
    e: "The green 8 wins. The blue 2 earns 1 farmer, the green 2 none: it has the winning card’s colour.",
    b: "Red already lay in A with a 6. The red 0 of the next trick goes on top, the blue 8 onto the blue 5, and the green 6 opens C.",
    f: "At the end of a round: A 0, B 8, and C with one of two farmers, minus 5. That makes 3 points.",
    g: "A 8, B 6, C 2 with both its farmers, and D without land but with all three farmers, 3. That makes 19 points.",
    two: "Two farmers are left. The red 7 wins and takes 1. The lost yellow 1 has earned 2, but gets only the last one.",
  },
};
