/** The texts of the form for a new table. */
export const texts = {
  title: "A table of your own",
  game: "Game",
  players: "Players",
  friend: "A friend",
  friendLine: "Gets a link from you.",
  here: "On this device",
  hereName: "Name of player {{number}}",
  player: "Player {{number}}",
  others: "With",
  options: "Options",
  listed: "Anyone may join (the lobby shows the table)",
  byLink: "Without this, only people with the link find it.",
  open: "Open table",
  start: "Start the game",
  change: "Apply",
} as const;
