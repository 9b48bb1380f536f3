import { describe, expect, it } from "vitest";
import { EVERY_GAME, OWN, RACES } from "./known-files";

/** Names shared by several games, for what not every game has: the start of a file's name says what it is. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  "result/([A-Z]\\w*)?(Score|Round|Point)s?(Sheet|Table|List)": "result/ScoreSheet.tsx",
  "table/([A-Z]\\w*)?Status\\w*": "table/StatusLine.tsx",
  "table/([A-Z]\\w*)?Hint\\w*": "table/Hint.tsx",
  "table/([A-Z]\\w*)?Others\\w*": "table/Others.tsx",
  "replay/([A-Z]\\w*)?Round\\w*": "replay/ReplayRound.tsx",
};

const paths = Object.keys(import.meta.glob("./*/**"));
const games = [...new Set(paths.map((path) => path.split("/")[1] ?? ""))];

describe.each(games)("the folder of %s", (game) => {
  const own = paths
    .filter((path) => path.startsWith(`./${game}/`))
    .map((path) => path.slice(game.length + 3));

  it("has the files that are known, and no stray one", () => {
    const races = game === "ugo" ? [] : RACES;
    const others = Object.entries(OWN[game] ?? {}).flatMap(([folder, files]) =>
      files
        .trim()
        .split(/\s+/)
        .map((file) => `${folder}/${file}`),
    );
    const found = own.filter((path) => !path.includes(".test."));
    expect(found.sort()).toEqual([...EVERY_GAME, ...races, ...others].sort());
  });

  it("uses the same names as other games", () => {
    const strays = Object.entries(SHARED_NAMES).flatMap(([pattern, name]) =>
      own.filter((path) => new RegExp(`^${pattern}\\.tsx$`).test(path) && path !== name),
    );
    expect(strays).toEqual([]);
  });
});

/** Every file outside the games' folders, with what stands in it. */
const outside = Object.entries(
  import.meta.glob<string>(["../**/*.{ts,tsx}", "!../games/*/**", "!../**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
/** Texts are typed and loaded by their files. */
const TEXTS = /^\.\.\/i18n\/(i18next\.d|spoken\/\w+)\.ts$/;

it("is the only place that knows a game's nouns: nothing outside imports from it", () => {
  const inside = new RegExp(`(games|protocol)/(${games.join("|")})\\b`);
  const strays = outside
    .filter(([path]) => !TEXTS.test(path) && !path.startsWith("../protocol/"))
    .flatMap(([path, text]) => {
      const taken = text
        .split("\n")
        .filter((line) => inside.test(line) && !line.includes("LEVELS as"));
      return taken.length > 0 ? [path] : [];
    });
  expect(strays).toEqual([]);
});
