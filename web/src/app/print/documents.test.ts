import { expect, it } from "vitest";
import { addressOf, fileName, ownDocuments, usualPaper } from "./documents";

it("names a document as the server does", () => {
  const wish = { paper: "letter", language: "fr", isMono: true } as const;
  expect(addressOf("ugo-lands", "pdf", wish)).toBe(
    "/api/print/ugo-lands/document.pdf?paper=letter&language=fr&mono=true",
  );
  expect(addressOf("ubongo3d-worksheet", "svg", wish, { tasks: "A1 - 1|2" })).toBe(
    "/api/print/ubongo3d-worksheet/page.svg?tasks=A1+-+1%7C2&paper=letter&language=fr&mono=true",
  );
  expect(fileName("ugo-lands", wish)).toBe("ugo-lands-letter-fr-mono.pdf");
});

it.each([
  ["puzzle", { puzzle: "A25 - 1|2" }, "", "puzzle-A25-1-2"],
  ["puzzle", { puzzle: "9.192-2.8.9.13" }, "own", "puzzle-9.192-2.8.9.13-own"],
  ["puzzle", { day: "2026-11-02", kind: "hard" }, "", "puzzle-2026-11-02-hard"],
  [
    "worksheet",
    { easiest: "0", hardest: "100", side: "A", seed: "2" },
    "",
    "worksheet-0-to-100-A-seed-2",
  ],
  ["worksheet", { easiest: "30", seed: "1" }, "", "worksheet-30-to-100-seed-1"],
  ["worksheet", { tasks: "A25 - 1|2,B7 - 3" }, "", "worksheet-A25-1-2-B7-3"],
])("names the file of a %s for %j as the command line does", (document, asked, own, name) => {
  const wish = { paper: "a4", language: "en", isMono: false } as const;
  expect(fileName(document, wish, asked, own)).toBe(`${name}-a4-en.pdf`);
});

it("tells cards from boards", () => {
  expect(ownDocuments('{"stacks":[]}')).toEqual(["ubongocards-cards"]);
  expect(ownDocuments('{"boards":[]}')).toEqual(["ubongo3d-boards", "ubongo3d-booklet"]);
});

it.each([
  [["en-US", "en"], "letter"],
  [["fr-CA"], "letter"],
  [["en-GB"], "a4"],
  [["de"], "a4"],
  [[], "a4"],
])("knows the paper of %j", (languages, paper) => {
  expect(usualPaper(languages)).toBe(paper);
});
