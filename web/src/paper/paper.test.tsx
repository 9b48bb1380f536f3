import { render, cleanup } from "@testing-library/react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { GAMES } from "../games";
import type { RulesModule } from "../games/rules";
import { startTexts } from "../i18n/start";
import { LANGUAGES } from "../model/preferences";
import { captionsIn, figuresIn, type Draw } from "./rulebook";
import { drawn, readRules } from "./styles";

/*
 * Paper shows what the screen shows: drawings and rules are written into the Python package from here.
 * `make drawings` writes them; without it these tests report what has changed.
 */

const sheets = import.meta.glob<string>(["../app/tokens.css", "../games/**/*.css"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const drawings = import.meta.glob<{ DRAWINGS: Readonly<Record<string, ReactNode>> }>(
  "../games/*/art/drawings.tsx",
  { eager: true },
);
const folder = (game: string) => `../../../src/spieltisch/games/${game}/printing`;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // nothing counts up on paper
  await startTexts("en", ["de", "fr"]);
  const games = Object.keys(GAMES);
  await i18next.loadNamespaces(games.flatMap((game) => [`${game}-rules`, `${game}-help`]));
});
afterEach(cleanup);

/** Write one thing a line, so that a change is seen where it is. */
const lines = (things: readonly string[]) => `{\n${things.join(",\n")}\n}\n`;

describe.each(Object.keys(GAMES))("on paper, %s", (game) => {
  const own = Object.entries(sheets).filter(
    ([path]) => !path.includes("/games/") || path.includes(`/${game}/`),
  );
  const rules = readRules(own.map(([, text]) => text));
  const { DRAWINGS } = drawings[`../games/${game}/art/drawings.tsx`] ?? { DRAWINGS: {} };
  const names = new Map<string, string>();

  it("has the drawings of the screen", async () => {
    for (const [name, node] of Object.entries(DRAWINGS)) {
      const svg = render(node).container.querySelector("svg");
      names.set(svg === null ? "" : drawn(svg, rules), name);
    }
    expect(names.size).toBeGreaterThan(10);
    const written = Array.from(names, ([svg, name]) => entry(name, svg));
    await expect(lines(written)).toMatchFileSnapshot(`${folder(game)}/drawings.json`);
  });

  it("has the pictures of its rules", async () => {
    const draw: Draw = (element) => {
      const svg = drawn(element, rules);
      const drawing = names.get(svg);
      return drawing === undefined ? { svg } : { drawing };
    };
    const written = Object.entries((await rulesOf(game)).pictures).map(([id, Picture]) =>
      entry(id, figuresIn(render(<Picture />).container, draw)),
    );
    await expect(lines(written)).toMatchFileSnapshot(`${folder(game)}/pictures.json`);
  });

  it.each(LANGUAGES)("has its rules (%s)", async (language) => {
    const module = await rulesOf(game);
    await i18next.changeLanguage(language);
    const told = i18next.getResourceBundle(language, `${game}-rules`) as Told;
    const chapters = module.chapters.map(({ name, rules: ids }) => {
      const paragraphs = ids.map((id) => JSON.stringify(paragraph(module, told, id)));
      return `{${entry("title", told.chapters[name])},"rules":[\n${paragraphs.join(",\n")}\n]}`;
    });
    const said = i18next.getResourceBundle(language, game) as Record<string, unknown>;
    const head = SAID.filter((name) => name in said).map((name) => entry(name, said[name]));
    const text = `{${head.join(",\n")},\n"chapters":[\n${chapters.join(",\n")}\n]}\n`;
    await expect(text).toMatchFileSnapshot(`${folder(game)}/rules.${language}.json`);
  });
});

/** A game's words beside its rules: the names of its components. */
const SAID = ["title", "about", "facts", "side", "animal", "gem"];

/** The texts of a game's rules. */
interface Told {
  chapters: Record<string, string>;
  rules: Record<string, string>;
}

const entry = (name: string, value: unknown) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;

async function rulesOf(game: string): Promise<RulesModule> {
  const loaded = await GAMES[game]?.rules();
  if (loaded === undefined) throw new Error(`${game} has no rules`);
  return loaded.rules;
}

function paragraph(module: RulesModule, told: Told, id: string): object {
  const Picture = module.pictures[id];
  const captions = Picture === undefined ? [] : captionsIn(render(<Picture />).container);
  cleanup();
  return { id, text: told.rules[id], captions };
}
