/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  text: string;
  isFound: boolean;
}

/** Write a text so that case and accents make no difference; each letter stays in its place. */
const folded = (text: string): string =>
  Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");

/** Cut a text where something is found in it; null where it is not. */
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
