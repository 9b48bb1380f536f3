/** A stretch of text, and whether it matches. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/** Fold case and accents; each letter keeps its position. */
const folded = (text: string): string =>
  Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");

/** Split a text at its matches; null if there are none. */
export function found(text: string, wanted: string): Stretch[] | null {
  const sought = folded(wanted.trim());
  if (sought === "") return [{ text, isFound: false }];
  const here = folded(text);
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = here.indexOf(sought); at >= 0; at = here.indexOf(sought, from)) {
    stretches.push({ text: text.slice(from, at), isFound: false });
    from = at + sought.length;
    stretches.push({ text: text.slice(at, from), isFound: true });
  }
  if (from === 0) return null;
  stretches.push({ text: text.slice(from), isFound: false });
  return stretches.filter(({ text: part }) => part !== "");
}
