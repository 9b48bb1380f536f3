import { idsOf, type RulesModule } from "../../rules";
import { PICTURES } from "./pictures";

/** All rules of Ubongo 3-D. */
export const rules: RulesModule = {
  chapters: [
    { name: "material", rules: idsOf("U3D", 1, 7) },
    { name: "boards", rules: idsOf("U3D", 8, 11) },
    { name: "setup", rules: idsOf("U3D", 12, 14) },
    { name: "round", rules: idsOf("U3D", 15, 22) },
    { name: "end", rules: idsOf("U3D", 23, 24) },
    { name: "variants", rules: idsOf("U3D", 25, 32) },
    { name: "tips", rules: idsOf("tip", 1, 5) },
  ],
  pictures: PICTURES,
};
