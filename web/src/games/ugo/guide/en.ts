/** The texts of the guided first game, step by step; the other languages have the same keys. */
export const texts = {
  follow: {
    idea: "Win tricks and lay their lands into your kingdom: they are your points. {{one}} led a red 3. You have red, so you must follow with red; your other cards are dimmed. {{two}} had no red and could play anything.",
    task: "Play your red 7: the highest card wins the trick.",
  },
  lay: {
    idea: "Yours: no card was higher, whatever its colour. What you win goes into your kingdom, one colour to a section, and a new colour opens the next free section from the left.",
    task: "Press “$t(ugo:lay.confirm)”.",
  },
  lead: {
    idea: "Each section counts its top card: 7 and 5 make 12. Whoever wins a trick leads the next one, with any card.",
    task: "Lead your blue 8.",
  },
  need: {
    idea: "Blue is new and opens section C. But C needs 2 farmers, and you only have the one that your red 7 earned. Land with a farmer missing counts nothing, and each missing farmer costs 5 points.",
    task: "What you won must be laid all the same: press “$t(ugo:lay.confirm)”.",
  },
  farmers: {
    idea: "You earn farmers with the card that wins: a 3, 4 or 5 brings two, a 6 or 7 one, an 8 none.",
    task: "Lead your yellow 4 and hope that it holds.",
  },
  full: {
    idea: "It held: two farmers more. C is full, the third waits in D. Your yellow 4 goes onto the yellow 5: a colour that you have always goes onto its own pile, even when a lower card covers a higher one.",
    task: "Press “$t(ugo:lay.confirm)”.",
    then: "From 7 points to 19. High cards win tricks, low winners bring farmers, and all that you win must go into your land.",
  },
  one: {
    idea: "A new deal. You have no grey, so you may play anything, and nothing else beats a 7. A 1 earns nothing by winning. Lost, it brings 2 farmers, or only 1 if the winning card has its colour.",
    task: "Lose your red 1.",
  },
  two: {
    idea: "Two farmers for a lost trick. A lost 2 brings 1 farmer, but none if the winning card has its colour.",
    task: "Lose your green 2.",
    then: "Three farmers, and section C is full before it has any land: that alone counts 1 point. Losing well is half of UGO!",
  },
  zero: {
    idea: "{{one}} has a grey 8 and is about to win this trick, too. The winner has to lay every card of it, and yours would go onto the grey pile.",
    task: "You have no red: throw in your grey 0.",
    then: "The 8 is buried, {{one}} has 0 points there. Watch out for zeros that nobody has played yet: they come for your own high cards.",
  },
  last: {
    idea: "The tenth trick is the last one of a round. All nine of your farmers are at work, and section C still waits for land.",
    task: "Play your last card, the blue 4.",
  },
  count: {
    idea: "Now it is counted. Land with all its farmers counts its top card. A section with all its farmers and no land counts what is printed in it: C 1, D 3, E 5.",
    task: "Press “$t(ugo:lay.confirm)” and look at the sheet.",
    then: "That was a round: 17 points, the most at this table. A game has four of them, each with newly dealt cards, and the highest total wins.",
  },
};
