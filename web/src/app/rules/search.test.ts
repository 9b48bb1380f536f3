import { expect, it } from "vitest";
import { found } from "./search";

const marked = (text: string, wanted: string) =>
  found(text, wanted)
    ?.map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join("");

it("marks every match", () => {
  expect(marked("A farmer, two farmers", "farmer")).toBe("A [farmer], two [farmer]s");
});

it("ignores case and accents", () => {
  expect(marked("Égalité pour les Bauern", "egal")).toBe("[Égal]ité pour les Bauern");
  expect(marked("UGO-12", "ugo-1")).toBe("[UGO-1]2");
});

it("finds nothing that is not there, and everything for an empty search", () => {
  expect(found("A trick", "gem")).toBeNull();
  expect(marked("A trick", "  ")).toBe("A trick");
});
