import { idsOf, type RulesModule } from "../../rules";
import { PICTURES } from "./pictures";

/** All rules of the card game. */
export const rules: RulesModule = {
  chapters: [
    { name: "material", rules: idsOf("UC", 1, 3) },
    { name: "setup", rules: idsOf("UC", 4, 5) },
    { name: "laying", rules: idsOf("UC", 6, 11) },
    { name: "scoring", rules: idsOf("UC", 12, 16) },
    { name: "end", rules: ["UC-17"] },
    { name: "alone", rules: ["UC-18"] },
  ],
  pictures: PICTURES,
};
