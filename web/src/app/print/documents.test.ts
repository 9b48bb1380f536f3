import { expect, it } from "vitest";
import { addressOf, usualPaper } from "./documents";

it("names a document as the server does", () => {
  const wish = { paper: "letter", language: "fr", isMono: true } as const;
  expect(addressOf("ugo", "lands", "pdf", wish)).toBe(
    "/api/print/ugo-lands/document.pdf?paper=letter&language=fr&mono=true",
  );
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
