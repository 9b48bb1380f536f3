import { describe, expect, it } from "vitest";
import { GAMES } from "../games";
import { LANGUAGES, type Language } from "../model/preferences";
import { DAILY as ubongo3d } from "../protocol/ubongo3d";
import { DAILY as ubongocards } from "../protocol/ubongocards";
import { DAILY as ugo } from "../protocol/ugo";
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
  "../games/*/{guide,help,rules,puzzles}/{en,de,fr}.ts",
  { eager: true },
);
const gamePageNames = [
  ...new Set(Object.keys(gamePages).map((file) => file.split("/").slice(2, 4).join("/"))),
];
const pageNames = [...new Set(Object.keys(pages).map((file) => file.split("/")[2] ?? ""))];

it("has words for every game", () => {
  expect(names.filter((name) => name !== "app").toSorted()).toEqual(Object.keys(GAMES).toSorted());
});

it.each(["today", "me"])(
  "calls no ranking on the page %s as Ubongo 3-D calls its boards",
  (page) => {
    const wordsOf = { en: /\bboards?\b/i, de: /\bTafeln?\b/, fr: /\b(plateau|planche)/i };
    for (const language of LANGUAGES) {
      const texts = flat(textsOfPage(page, language)).map(([, text]) => text);
      expect(texts.filter((text) => wordsOf[language].test(text))).toEqual([]);
    }
  },
);

const daily = { ugo, ubongo3d, ubongocards } as const;

it.each(names.filter((name) => name !== "app"))("names every puzzle of the day of %s", (game) => {
  expect(Object.keys(en[game].daily)).toEqual([...daily[game]]);
});

it.each(Object.entries(GAMES))("calls each bot of %s by a name of its own", (_, { bots }) => {
  const called = Object.values(bots.names);
  expect(new Set(called).size).toBe(called.length);
});

/** What is said of a game's bots, which stands in one place for all languages. */
const bots = await Promise.all(
  Object.entries(GAMES).map(async ([game, module]) => {
    const { about, characters } = (await module.bots.load()).bots;
    const lines = Object.entries(characters).map(([level, { line }]) => [level, line] as const);
    const said = [["about", about] as const, ...lines];
    const of = (language: Language) =>
      Object.fromEntries(said.map(([key, words]) => [key, words[language]]));
    return [`${game}/bots`, everyLanguage(of)] as const;
  }),
);

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
  ...bots,
] as const;

function everyLanguage(of: (language: Language) => object) {
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

  it("never lets a line begin with a French punctuation mark, which has a space before it", () => {
    for (const [, text] of flat(texts.fr)) expect(text).not.toMatch(/ [:;?!%]/);
  });
});
