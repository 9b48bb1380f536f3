/** The filters, as they stand in the address of the page and of the request. */
const FILTERS = [
  ...["source", "squares", "area", "pieces", "easiest", "hardest", "solutions", "mine", "order"],
  ...["page", "areas"],
] as const;

/** What turns a page of the puzzles, or of the areas to choose from. */
const PAGES = ["page", "areas"];

export const SQUARES = ["", "6", "7", "8", "9", "10"] as const;
export const SOLUTIONS = ["", "1", "2", "3", "4", "5", "10"] as const;
export const SOURCES = ["any", "box", "atlas"] as const;
export const MINES = ["any", "solved", "unsolved"] as const;
export const ORDERS = ["printed", "easiest", "hardest"] as const;

/** Difficulty bands from easy to hard. The tasks of the box range from 13 to 63. */
export const BANDS = {
  any: ["", ""],
  easy: ["", "34"],
  middling: ["35", "44"],
  hard: ["45", "54"],
  hardest: ["55", ""],
} as const;
export type Band = keyof typeof BANDS;

/** Read the filters from an address; unknown ones are dropped. */
export function filtersIn(search: string): URLSearchParams {
  const read = new URLSearchParams(search);
  const known = FILTERS.flatMap((name) => {
    const value = read.get(name);
    return value === null || value === "" ? [] : [[name, value]];
  });
  return new URLSearchParams(known);
}

/** Change some filters; empty ones are dropped, and both lists return to their first pages unless one turns a page. */
export function changed(
  filters: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const now = new URLSearchParams(filters);
  if (Object.keys(change).some((name) => !PAGES.includes(name)))
    for (const name of PAGES) now.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value === "" || value === "any") now.delete(name);
    else now.set(name, value);
  }
  now.sort();
  return now;
}

/** Return the chosen difficulty band. */
export function bandOf(filters: URLSearchParams): Band {
  const wanted = [filters.get("easiest") ?? "", filters.get("hardest") ?? ""];
  const found = Object.entries(BANDS).find(([, ends]) =>
    ends.every((end, at) => end === wanted[at]),
  );
  return (found?.[0] ?? "any") as Band;
}

/** List the chosen pieces. */
export const piecesIn = (filters: URLSearchParams): number[] =>
  (filters.get("pieces") ?? "").split(",").flatMap((word) => (word === "" ? [] : [Number(word)]));

/** Choose another piece, or drop it. */
export function toggled(pieces: readonly number[], kind: number): string {
  const now = pieces.includes(kind) ? pieces.filter((each) => each !== kind) : [...pieces, kind];
  return now.toSorted((one, other) => one - other).join(",");
}
