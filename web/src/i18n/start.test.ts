import i18next from "i18next";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak, startTexts } from "./start";

vi.mock("./spoken/fr", () => {
  throw new Error("there is no line");
});

beforeAll(() => startTexts("en"));

describe("another language", () => {
  it("is used once its texts are loaded", async () => {
    await speak("de");
    expect(i18next.t("close")).toBe("Schließen");
    expect(i18next.t("ugo:facts")).not.toBe("facts");
  });

  it("leaves the previous one in place if its texts cannot be loaded", async () => {
    await expect(speak("fr")).rejects.toThrow();
    expect(i18next.language).toBe("de");
    expect(i18next.t("close")).toBe("Schließen");
  });
});
