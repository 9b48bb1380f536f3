import type { GuideModule } from "../../guide";
import scenes from "./scenes.json";

/** The guided first game, and selectors for what the coach points at. */
export const guide: GuideModule = {
  scenes,
  find: (name) => {
    const [thing = "", ...which] = name.split(" ");
    const one = which.join(" ");
    if (thing === "card") return `.hand [data-card="${one}"]`;
    if (thing === "section") return `.own-kingdom .plot:nth-child(${"ABCDE".indexOf(one) + 1})`;
    if (thing === "player") return `.others [data-seat-place="${one}"]`;
    return thing === "lay" ? "[data-testid=lay-confirm]" : ".own-kingdom .kingdom-plots";
  },
};
