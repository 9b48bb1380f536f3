import { beforeAll, expect, it } from "vitest";
import { startTexts } from "../../i18n/start";
import { offeredName } from "../../model/offered-name";
import { namesFor } from "./names";

beforeAll(() => startTexts("de"));

it("shows a player without a name under the offered one, and a mark says that it is you", () => {
  expect(namesFor("")).toEqual([offeredName(), "Ada", "Ben"]);
  expect(namesFor(null)[0]).toMatch(/^\p{L}+ \d\d$/u);
});

it("calls everybody else by their name", () => {
  expect(namesFor("Anna")).toEqual(["Anna", "Ada", "Ben"]);
});
