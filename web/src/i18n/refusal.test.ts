import { beforeAll, describe, expect, it } from "vitest";
import i18next from "i18next";
import { ugoRefusal } from "../games/ugo/text/words";
import { refusalText } from "./refusal";
import { startTexts } from "./start";

beforeAll(() => startTexts("de"));

describe("a refusal", () => {
  it("is worded in the reader's language", () => {
    expect(refusalText({ code: "seat_taken", why: "Taken." })).toBe(
      "Dort sitzt schon jemand. Nimm einen anderen Platz.",
    );
  });

  it("uses the server's words if the code is unknown", () => {
    expect(refusalText({ code: "brand_new", why: "Something new." }, "ugo")).toBe("Something new.");
  });

  it("hides the framework's words", () => {
    expect(refusalText({ code: "http_413", why: "Request Entity Too Large" })).toContain(
      "nicht geklappt",
    );
  });

  it("falls back from the game's words to the shell's", () => {
    expect(refusalText({ code: "stale", why: "" }, "ugo")).toContain("inzwischen");
  });

  it("translates the colour, the card and the name in it", () => {
    const t = i18next.getFixedT("de", "ugo");
    const say = (code: string, details: Record<string, string | number>) =>
      ugoRefusal(t, { code, why: "", details }, ["Anna", "Ben"]);
    expect(say("must_follow", { colour: "red" })).toBe("Du hast Rot, also spiel Rot.");
    expect(say("not_your_turn", { seat: 1 })).toBe("Ben ist dran.");
    expect(say("card_not_held", { card: "blue 7" })).toContain("Blau 7");
  });
});
