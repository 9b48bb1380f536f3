import { describe, expect, it } from "vitest";
import { readPreferences } from "./stored-preferences";

const FIRST = readPreferences(null, ["de-AT"]);

describe("stored preferences", () => {
  it("start silent, at the usual pace, in the visitor's language", () => {
    const quiet = { sound: false, haptics: false, notifications: false };
    const usual = { botPace: "normal", motionPace: "normal", lessMotion: false };
    expect(FIRST).toMatchObject({ language: "de", ...quiet, ...usual });
  });

  it("of the first version can still be read", () => {
    const old = JSON.stringify({ language: "fr", theme: "dark", lessMotion: true });
    expect(readPreferences(old, ["de"])).toEqual({
      ...FIRST,
      language: "fr",
      theme: "dark",
      lessMotion: true,
    });
  });

  it("are read one by one: broken or unknown ones get their defaults", () => {
    const broken = { sound: true, volume: 7, botPace: "warp", theme: 1, autoLay: "no", odd: 1 };
    expect(readPreferences(JSON.stringify(broken), ["de"])).toEqual({ ...FIRST, sound: true });
  });

  it.each(["", "nonsense", "[1]", "null", "7", '"text"', '{"__proto__": {"sound": true}}'])(
    "that are not preferences at all are ignored: %s",
    (text) => {
      expect(readPreferences(text, ["de"])).toEqual(FIRST);
    },
  );

  it("keep everything that was chosen", () => {
    const chosen = { ...FIRST, botPace: "fast", volume: 0, autoLay: false, haptics: true };
    expect(readPreferences(JSON.stringify(chosen), ["en"])).toEqual(chosen);
  });
});
