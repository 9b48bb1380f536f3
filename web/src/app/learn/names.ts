import { offeredName } from "../../model/offered-name";

/** Name the seats of a guided table: the learner, under the offered name if they have none, and two bots. */
export const namesFor = (you: string | null): readonly string[] => [
  you === null || you === "" ? offeredName() : you,
  "Ada",
  "Ben",
];
