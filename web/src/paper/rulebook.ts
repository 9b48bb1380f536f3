/** Return a drawing's name if it has one, and its markup otherwise. */
export type Draw = (svg: Element) => { readonly drawing: string } | { readonly svg: string };

/** A part of a rule's picture: a drawing, words, or a group of parts. */
export type Part =
  | ({ readonly role: string } & ReturnType<Draw>)
  | { readonly text: string }
  | { readonly role: string; readonly wins?: true; readonly parts: readonly Part[] };

/** The words of a rule's picture. */
export interface Caption {
  readonly title?: string;
  readonly caption: string;
}

/** Read the words of each figure of a rule. */
export function captionsIn(shown: Element): Caption[] {
  return Array.from(shown.querySelectorAll("figure"), (figure) => {
    const group = figure.closest("section");
    const title = group?.querySelector("figure") === figure ? titleOf(group) : "";
    const caption = figure.querySelector("figcaption")?.textContent ?? "";
    return { ...(title !== "" && { title }), caption };
  });
}

const titleOf = (group: Element) => group.querySelector("h3")?.textContent ?? "";

/** Read what each figure of a rule shows. */
export function figuresIn(shown: Element, draw: Draw): Part[][] {
  return Array.from(shown.querySelectorAll(".rule-picture-art"), (art) => partsIn(art, draw));
}

function partsIn(element: Element, draw: Draw): Part[] {
  return Array.from(element.childNodes).flatMap((node) => {
    if (!(node instanceof Element)) return textOf(node);
    if (node.matches(".hidden-text")) return [];
    const role = node.classList[0] ?? node.localName;
    if (node.localName === "svg") return [{ role, ...draw(node) }];
    const parts = partsIn(node, draw);
    const wins = node.matches("[data-wins=true]");
    return parts.length === 0 ? [] : [{ role, ...(wins && { wins }), parts }];
  });
}

function textOf(node: Node): Part[] {
  const text = node.textContent?.trim() ?? "";
  return text === "" ? [] : [{ text }];
}
