import { describe, expect, it } from "vitest";
import { LEVEL_WORDS } from "../i18n/levels";
import { LANGUAGES, type Language } from "../model/stored-preferences";
import type { BotsModule } from "./bots";

const modules = import.meta.glob<BotsModule<keyof typeof LEVEL_WORDS>>("./*/bots.ts", {
  eager: true,
  import: "bots",
});

describe.each(Object.entries(modules))("the bots of %s", (_, { about, characters }) => {
  const levels = Object.keys(characters) as (keyof typeof LEVEL_WORDS)[];
  const named = (language: Language) =>
    levels.filter((level) =>
      about[language].toLowerCase().includes(LEVEL_WORDS[level][language].toLowerCase()),
    );

  it("are described by the weakest and the strongest level, or level by level", () => {
    const ends = [levels[0], levels.at(-1)];
    for (const language of LANGUAGES) {
      expect([levels, ends]).toContainEqual(named(language));
    }
  });
});
