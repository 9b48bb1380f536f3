import type { ReactionNews } from "../../protocol/messages";

export type Reaction = ReactionNews["reaction"];

/** All reactions, in the order in which a game calls for them. */
export const REACTIONS: readonly Reaction[] = [
  "hello",
  "luck",
  "nice",
  "wow",
  "thanks",
  "oops",
  "close",
  "moment",
];
