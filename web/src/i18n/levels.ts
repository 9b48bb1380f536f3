import i18next from "i18next";
import type { Language } from "../model/preferences";
import type { LEVELS as ubongo3d } from "../protocol/ubongo3d";
import type { LEVELS as ubongocards } from "../protocol/ubongocards";
import type { LEVELS as ugo } from "../protocol/ugo";

type Level = [typeof ugo, typeof ubongo3d, typeof ubongocards][number][number];

/** How well a bot plays, as a word within a sentence; the type covers the levels of all games. */
export const LEVEL_WORDS: Readonly<Record<Level, Readonly<Record<Language, string>>>> = {
  beginner: { en: "beginner", de: "Anfänger", fr: "débutant" },
  casual: { en: "casual", de: "Hobby", fr: "amateur" },
  club: { en: "club", de: "Vereins", fr: "de club" },
  expert: { en: "expert", de: "Experten", fr: "expert" },
  master: { en: "master", de: "Meister", fr: "maître" },
};

/** Name a level by its word within a sentence; an unknown level by its own name. */
export const levelName = (level: string): string =>
  (LEVEL_WORDS as Partial<Record<string, Readonly<Record<Language, string>>>>)[level]?.[
    i18next.language as Language
  ] ?? level;
