/** What each game can print, by the server's names. */
export const DOCUMENTS = {
  ugo: ["lands", "kingdoms", "farmers", "scores", "rules"],
  ubongo3d: ["boards", "gems", "display", "scores", "rules", "booklet"],
  ubongocards: ["cards", "scores", "rules"],
} as const;

/** How many pages a document has, in every language and on every paper size; all others have one. */
export const PAGES: Readonly<Record<string, number>> = {
  "ugo-lands": 10,
  "ugo-kingdoms": 8,
  "ugo-farmers": 2,
  "ugo-rules": 2,
  "ubongo3d-boards": 36,
  "ubongo3d-gems": 2,
  "ubongo3d-rules": 2,
  "ubongo3d-booklet": 38,
  "ubongo3d-worksheet": 2,
  "ubongo3d-puzzle": 2,
  "ubongocards-cards": 18,
  "ubongocards-rules": 2,
};

export type PrintedGame = keyof typeof DOCUMENTS;
export type Paper = "a4" | "letter";

/** The player's print settings. */
export interface Wish {
  paper: Paper;
  language: string;
  isMono: boolean;
}

/** The parameters of a document on request. */
export type Asked = Readonly<Record<string, string>>;

/** A set that somebody made: what is in its file, and the file's name without its ending. */
export interface OwnSet {
  readonly content: string;
  readonly name: string;
}

const FILES = { pdf: "document.pdf", svg: "page.svg" } as const;

/** The address of a document, such as `ugo-lands`, or of a picture of one page; `asked` adds parameters. */
export function addressOf(
  document: string,
  kind: keyof typeof FILES,
  wish: Wish,
  asked: Asked = {},
): string {
  const query = new URLSearchParams({
    ...asked,
    paper: wish.paper,
    language: wish.language,
    mono: String(wish.isMono),
  });
  return `/api/print/${document}/${FILES[kind]}?${query}`;
}

/** How many characters of a file name say what was requested. */
const LONGEST_PART = 80;

/** The name of a document's file, as the command line names it; `own` is the name of a set's file. */
export const fileName = (document: string, wish: Wish, asked: Asked = {}, own = ""): string =>
  `${[
    document,
    filePart(requested(asked)),
    own,
    wish.paper,
    wish.language,
    wish.isMono ? "mono" : "",
  ]
    .filter((part) => part !== "")
    .join("-")}.pdf`;

/** The words that distinguish a requested sheet from others. */
function requested(asked: Asked): readonly (string | undefined)[] {
  if (asked.day !== undefined) return [asked.day, asked.kind];
  if (asked.tasks !== undefined) return asked.tasks.split(",");
  if (asked.seed === undefined) return [asked.puzzle];
  return [`${asked.easiest ?? "0"}-to-${asked.hardest ?? "100"}`, asked.side, `seed-${asked.seed}`];
}

const filePart = (words: readonly (string | undefined)[]): string =>
  words
    .filter((word) => word)
    .map((word) => word?.replaceAll(" ", "").replace(/[^\w.]+/g, "-"))
    .join("-")
    .slice(0, LONGEST_PART);

/** The document that shows an own set, depending on its file: cards or boards. */
export const ownDocuments = (content: string) =>
  content.includes('"stacks"')
    ? (["ubongocards-cards"] as const)
    : (["ubongo3d-boards", "ubongo3d-booklet"] as const);

/** The usual paper size in the region of a browser language. */
export function usualPaper(languages: readonly string[]): Paper {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/i.test(languages[0] ?? "") ? "letter" : "a4";
}
