import { describe, expect, it } from "vitest";
import { GAMES } from "../games";
import { LANGUAGES } from "../model/preferences";
import { LEVELS as ubongo3d } from "../protocol/ubongo3d";
import { LEVELS as ubongocards } from "../protocol/ubongocards";
import { LEVELS as ugo } from "../protocol/ugo";
import { spoken as de } from "./spoken/de";
import { spoken as en } from "./spoken/en";
import { spoken as fr } from "./spoken/fr";

/** Flatten a tree of texts: "seats.free" -> "Free seat". */
function flat(texts: object, path = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "string"
      ? [[path + key, value] as [string, string]]
      : flat(value as object, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

const names = Object.keys(en) as (keyof typeof en)[];

/** The texts of pages that come with their page: "../app/replay/i18n/en.ts" -> replay, in every language. */
const pages = import.meta.glob<{ texts: object }>("../app/*/i18n/*.ts", { eager: true });
const textsOfPage = (page: string, language: string) =>
  pages[`../app/${page}/i18n/${language}.ts`]?.texts ?? {};
/** What games say on pages of their own: "../games/ugo/guide/en.ts" -> ugo/guide. */
const gamePages = import.meta.glob<{ texts: object }>(
  "../games/*/{guide,rules,puzzles}/{en,de,fr}.ts",
  { eager: true },
);
const gamePageNames = [
  ...new Set(Object.keys(gamePages).map((file) => file.split("/").slice(2, 4).join("/"))),
];
const pageNames = [...new Set(Object.keys(pages).map((file) => file.split("/")[2] ?? ""))];

it("has words for every game", () => {
  expect(names.filter((name) => name !== "app").toSorted()).toEqual(Object.keys(GAMES).toSorted());
});

describe.each(LANGUAGES)("the levels of bots in %s", (language) => {
  const { level, levelWithin } = { en: en.app, de: de.app, fr: fr.app }[language];

  it.each([...new Set<string>([...ugo, ...ubongo3d, ...ubongocards])])("name %s", (name) => {
    expect(level).toHaveProperty(name);
    expect(levelWithin).toHaveProperty(name);
  });
});

const levels = { ugo, ubongo3d, ubongocards } as const;

describe.each(LANGUAGES)("the bots in %s", (language) => {
  const words = { en, de, fr }[language];

  it.each(names.filter((name) => name !== "app"))("of %s have names and lines", (game) => {
    const { bots } = words[game];
    expect(Object.keys(bots)).toEqual([...levels[game]]);
    const called = Object.values(bots).map(({ name }) => name);
    expect(new Set(called).size).toBe(called.length);
  });
});

const all = [
  ...names.map((name) => [name, { en: en[name], de: de[name], fr: fr[name] }] as const),
  ...pageNames.map((page) => [page, everyLanguage((each) => textsOfPage(page, each))] as const),
  ...gamePageNames.map(
    (name) =>
      [
        name,
        everyLanguage((each) => gamePages[`../games/${name}/${each}.ts`]?.texts ?? {}),
      ] as const,
  ),
] as const;

function everyLanguage(of: (language: string) => object) {
  return { en: of("en"), de: of("de"), fr: of("fr") };
}

describe.each(all)("the texts of %s", (_, texts) => {
  const source = new Map(flat(texts.en));

  it.each(LANGUAGES)("has every key in %s and no other", (language) => {
    expect(flat(texts[language]).map(([key]) => key)).toEqual([...source.keys()]);
  });

  it.each(LANGUAGES)("fills the same places in %s", (language) => {
    for (const [key, text] of flat(texts[language])) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(source.get(key) ?? "")]);
    }
  });

  it.each(LANGUAGES)("never shouts in %s", (language) => {
    for (const [, text] of flat(texts[language])) {
      expect(text.replace(/UGO!|Ubongo!/g, "")).not.toContain("!");
    }
  });

  it("never lets a line begin with a French sign, which has a space before it", () => {
    for (const [, text] of flat(texts.fr)) expect(text).not.toMatch(/ [:;?!%]/);
  });
});
