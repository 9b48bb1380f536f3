/** What happens at a table and may be felt: seen, heard, and touched on a phone. */
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
