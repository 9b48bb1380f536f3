/** The texts of the pages that work without a network. */
export const texts = {
  title: "Without a network",
  lead: "On the train, in the cellar, on an island: this works on your device all the same.",
  nothing:
    "Nothing is stored here yet. Open Spieltisch once with a network, wait a few seconds, and come back.",
  saving: "Your device saves data, so nothing is put by unless you want it. It is less than 1 MB.",
  take: "Put it by now",
  today: "Puzzles of the day",
  ofDay: "These are the puzzles of {{day}}.",
  kinds: {
    easy: "Easy task",
    hard: "Hard task",
    hand: "Hand of cards",
    deal: "UGO! deal",
  },
  about: {
    easy: "Ubongo 3-D, three pieces",
    hard: "Ubongo 3-D, four pieces",
    hand: "Seven of nine cards. They are checked once you are online.",
    deal: "Its three opponents play from the server, since their cards could be read on your device. Offline you can play the guided UGO! game.",
  },
  instead: "Guided game",
  play: "Play",
  learn: "Learn by playing",
  practice: "Practice",
  practiceLead:
    "A task from each side of each of the 36 boards of Ubongo 3-D, and twelve hands of cards, with new ones every day.",
  side: { A: "Ubongo 3-D, easy side", B: "Ubongo 3-D, hard side" },
  hands: "Card game",
  played: "Played on this device",
  none: "Nothing yet.",
  state: {
    waiting: "waiting for the network",
    taken: "checked and counted",
    unsolved: "checked: not right",
    refused: "not counted",
  },
  waiting_one: "One result is waiting for the network. It is sent automatically.",
  waiting_other: "{{count}} results are waiting for the network. They are sent automatically.",
  send: "Send now",
  drop: "Forget it",
  dropOf: "Forget it: {{name}}",
  look: "Look at it",
  countsTitle: "What counts",
  counts:
    "The server replays every move. Valid results are marked as solved, appear in the calendar and keep your streak, if you played on the day itself. Your own best times count too. Leaderboards and records that others see do not include them: those are timed by the server’s clock.",
  done: "{{name}}: {{time}}",
  doneNotKept:
    "There is no room left in this browser to keep the result. Stay on this page until you are online: then it is sent.",
  doneTask: "Solved. It is kept on this device, and marked as soon as the server has checked it.",
  doneHand:
    "Called. It is kept on this device, and the server checks your cards once you are online.",
  back: "Back to the list",
  again: "Play again",
  strip: "Offline: your moves are kept here and checked later.",
  unknown: "This game is not on this device. The puzzles change every day.",
  refusal: {
    offline_ticket:
      "This result belongs to another guest, was changed on the way, or is from before an update of the server. It cannot be counted for you.",
    offline_too_old: "This was played more than 30 days ago. It no longer counts.",
    offline_time:
      "The times of this result cannot be right. Perhaps the clock of your device was changed while you played.",
    offline_moves: "When the server replayed this result, move {{move}} was not allowed.",
    offline_unfinished: "When the server replayed these moves, they did not finish the game.",
    offline_day: "You had the puzzles of {{day}} with you; this one is from another day.",
    offline_bots: "This puzzle needs its opponents on the server. Play it online.",
  },
};
