/** What can be printed of each game, as the server calls it. */
export const DOCUMENTS = {
  ugo: ["lands", "kingdoms", "farmers", "scores", "rules"],
  ubongo3d: ["boards", "gems", "display", "scores", "rules", "booklet", "worksheet"],
  ubongocards: ["cards", "scores", "rules"],
} as const;

export type PrintedGame = keyof typeof DOCUMENTS;
export type DocumentName = (typeof DOCUMENTS)[PrintedGame][number];
export type Paper = "a4" | "letter";

/** How somebody wants to print. */
export interface Wish {
  paper: Paper;
  language: string;
  isMono: boolean;
}

const FILES = { pdf: "document.pdf", svg: "page.svg" } as const;

/** The address of a document, or of a picture of its first page. */
export function addressOf(
  game: string,
  name: string,
  kind: keyof typeof FILES,
  wish: Wish,
): string {
  const query = new URLSearchParams({
    paper: wish.paper,
    language: wish.language,
    mono: String(wish.isMono),
  });
  return `/api/print/${game}-${name}/${FILES[kind]}?${query}`;
}

/** The paper that people have where a language of the browser is spoken. */
export function usualPaper(languages: readonly string[]): Paper {
  return /-(US|CA|MX|PH|CL|CO|VE)\b/i.test(languages[0] ?? "") ? "letter" : "a4";
}
