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
