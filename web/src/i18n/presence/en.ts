/** Who is here, away or idle, whose time is running out, and what a bot did for a player. */
export const presence = {
  sits: "{{name}} sits down.",
  stands: "{{name}} stands up.",
  away: "{{name}} is away.",
  back: "{{name}} is back.",
  left: "{{name}} left. A bot plays on.",
  standsIn: "A bot plays for {{name}} now.",
  again: "{{name}} plays again.",

  late: "Waiting for {{names}} to get ready. On a new server the first game with bots takes about half a minute to begin.",
  idle: "{{name}} is keeping the table waiting.",
  nudge: "Nudge {{name}}",
  nudgeSent: "{{name}} was nudged. Wait a moment.",
  noAnswer: "{{name}} does not answer.",
  vote: "Let a bot play",
  votes: "{{votes}} of {{needed}} agree.",
  voted: "You agree. {{votes}} of {{needed}}.",
  youIdle: "The others are waiting for you.",
  youHanded: "The others are letting a bot play for you.",
  here: "I am here",

  whileAway: "While you were away, a bot played for you: {{what}}.",
  timeUp: "Your time was up. A bot played for you: {{what}}.",
  played: "While you were away, a bot played for you.",

  clock: {
    label: "Turn clock",
    hint: "When the time is up, a bot makes that one move.",
    off: "Off",
    seconds: "{{count}} s",
    minutes: "{{count}} min",
    chosen: "{{time}} for each move",
    left: "Time for this move",
    soon_one: "{{count}} second left for your move",
    soon_other: "{{count}} seconds left for your move",
  },

  waitsForYou: "The table is waiting for you",
  begins: "The round begins",
} as const;
