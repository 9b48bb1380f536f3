import { describe, expect, it } from "vitest";

/** Files that every game has under the same name: a reader who knows one folder knows the others. */
const EVERY_GAME = [
  "art/Hero.tsx",
  "art/Picture.tsx",
  "bots.ts",
  "guide/de.ts",
  "guide/en.ts",
  "guide/fr.ts",
  "guide/index.ts",
  "guide/scenes.json",
  "help/HowToPlay.tsx",
  "help/Introduction.tsx",
  "help/de.ts",
  "help/en.ts",
  "help/fr.ts",
  "i18n/de.ts",
  "i18n/en.ts",
  "i18n/fr.ts",
  "index.ts",
  "options/OptionsForm.tsx",
  "options/Summary.tsx",
  "options/fit.ts",
  "result/Result.tsx",
  "result/ScoreSheet.tsx",
  "result/Story.tsx",
  "result/story.ts",
  "rules/de.ts",
  "rules/en.ts",
  "rules/fr.ts",
  "rules/index.ts",
  "rules/pictures.tsx",
  "table/Others.tsx",
  "table/StatusLine.tsx",
  "table/Table.tsx",
  "table/announcements.ts",
  "table/moments.ts",
  "text/moves.ts",
  "text/rule-of.ts",
  "text/status.ts",
  "text/stood-in.ts",
  "text/words.ts",
];
/** Names shared by several games, for what not every game has: the start of a file's name says what it is. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  "result/([A-Z]\\w*)?(Score|Round|Point)s?(Sheet|Table|List)": "result/ScoreSheet.tsx",
  "table/([A-Z]\\w*)?Status\\w*": "table/StatusLine.tsx",
  "table/([A-Z]\\w*)?Hint\\w*": "table/Hint.tsx",
  "table/([A-Z]\\w*)?Others\\w*": "table/Others.tsx",
  "replay/([A-Z]\\w*)?Round\\w*": "replay/ReplayRound.tsx",
};
/** The folders of a game; only games with replays have a `replay`. */
const FOLDERS = "art guide help i18n model options replay result round rules table text".split(" ");
/** Folders of a single game: the board in space, the hand that holds a piece, and single puzzles. */
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  ubongo3d: ["board3d", "hand", "puzzles"],
};

const paths = Object.keys(import.meta.glob("./*/**"));
const games = [...new Set(paths.map((path) => path.split("/")[1] ?? ""))];

describe.each(games)("the folder of %s", (game) => {
  const own = paths
    .filter((path) => path.startsWith(`./${game}/`))
    .map((path) => path.slice(game.length + 3));

  it("has the files that every game has", () => {
    expect(EVERY_GAME.filter((file) => !own.includes(file))).toEqual([]);
  });

  it("has no file or folder that other games lack", () => {
    const known = [...FOLDERS, ...(EXTRAS[game] ?? []), "bots.ts", "index.ts"];
    const strays = own.filter((path) => !known.includes(path.split("/")[0] ?? ""));
    expect(strays).toEqual([]);
  });

  it("uses the same names as other games", () => {
    const strays = Object.entries(SHARED_NAMES).flatMap(([pattern, name]) =>
      own.filter((path) => new RegExp(`^${pattern}\\.tsx$`).test(path) && path !== name),
    );
    expect(strays).toEqual([]);
  });

  it("has no folders inside these folders", () => {
    expect(own.filter((path) => path.split("/").length > 2)).toEqual([]);
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
