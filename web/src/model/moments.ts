/** The events at a table that players see, hear, and on a phone feel. */
export type Moment =
  | "lift"
  | "turn"
  | "place"
  | "take"
  | "refused"
  | "trick"
  | "farmer"
  | "solved"
  | "call"
  | "tick"
  | "your-turn"
  | "nudge"
  | "record"
  | "win"
  | "end";
