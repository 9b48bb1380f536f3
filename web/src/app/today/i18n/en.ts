/** The texts of the puzzles of the day. */
export const texts = {
  title: "Puzzles of the day",
  lead: "The same for everyone. Play each as often as you like; your best result counts.",
  play: "Play",
  again: "Play again",
  undone: "not solved",
  offline: "Played offline, so not on the leaderboard.",
  ofToday: "Today’s puzzles",
  board: "Leaderboard of the day",
  nobody: "Nobody has solved it yet.",
  streak_zero: "No streak yet",
  streak_one: "{{count}} day in a row",
  streak_other: "{{count}} days in a row",
  share: "Your result to share",
  calendar: "Calendar",
  doneOf: "{{day}}: {{count}} of {{of}} solved",
  seeds: "The seeds, for those who want to check",
};
