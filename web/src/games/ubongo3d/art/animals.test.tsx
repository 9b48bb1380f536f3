import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ANIMALS } from "../../../protocol/ubongo3d";
import { Animal } from "./Animal";

it("has a picture of each of the nine animals, no two alike", () => {
  const drawn = ANIMALS.map((animal) => renderToStaticMarkup(<Animal animal={animal} isNamed />));
  const figures = drawn.map((markup) => markup.replace(/data-animal="\w+"/, ""));
  expect(new Set(figures).size).toBe(9);
  for (const markup of drawn) expect(markup.match(/<path/g)?.length).toBeGreaterThan(3);
});
