import { idsOf, type RulesModule } from "../../rules";
import { PICTURES } from "./pictures";

/** All rules of UGO!. */
export const rules: RulesModule = {
  chapters: [
    { name: "material", rules: idsOf("UGO", 1, 4) },
    { name: "rounds", rules: idsOf("UGO", 5, 8) },
    { name: "trick", rules: idsOf("UGO", 9, 14) },
    { name: "laying", rules: idsOf("UGO", 15, 19) },
    { name: "farmers", rules: idsOf("UGO", 20, 24) },
    { name: "scoring", rules: idsOf("UGO", 25, 28) },
    { name: "end", rules: ["UGO-29"] },
    { name: "two", rules: idsOf("UGO", 30, 32) },
  ],
  pictures: PICTURES,
};
