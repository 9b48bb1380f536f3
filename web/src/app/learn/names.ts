import { offeredName } from "../../model/offered-name";

/** Call those at a guided table: oneself, under the offered name where there is none, and two bots. */
export const namesFor = (you: string | null): readonly string[] => [
  you === null || you === "" ? offeredName() : you,
  "Ada",
  "Ben",
];
