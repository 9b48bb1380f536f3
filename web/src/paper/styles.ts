/** The part of the screen's style that paper needs: colours, lines, type; no layout. */
const KEPT = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "paint-order",
  "opacity",
  "overflow",
  "transform",
  "r",
  "font-family",
  "font-weight",
  "font-size",
  "text-anchor",
  "dominant-baseline",
] as const;

/** One selector of a style sheet, and its declarations. */
export interface Rule {
  selector: string;
  weight: number;
  declared: ReadonlyMap<string, string>;
}

type Variables = ReadonlyMap<string, string>;

/** Read style sheets: rules by specificity, later ones winning ties. Media queries are left out. */
export function readRules(sheets: readonly string[]): Rule[] {
  const plain = sheets.map((text) =>
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .replaceAll(/@[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, ""),
  );
  const found = [...plain.join("\n").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const rules = found.flatMap(([, selectors = "", body = ""]) =>
    selectors.split(",").map((selector) => ({
      selector: selector.trim(),
      weight: weightOf(selector),
      declared: declarations(body),
    })),
  );
  return rules
    .filter(({ declared }) => [...declared.keys()].some(isKept))
    .toSorted((one, other) => one.weight - other.weight);
}

const isKept = (name: string) =>
  name.startsWith("--") || (KEPT as readonly string[]).includes(name);

function weightOf(selector: string): number {
  const names = selector.match(/\.[\w-]+|\[[^\]]+\]|:(?!not|:)[\w-]+/g)?.length ?? 0;
  const tags = selector.match(/(?:^|[\s>+~(])[a-z]+/g)?.length ?? 0;
  return 100 * names + tags;
}

function declarations(body: string): Map<string, string> {
  const pairs = body.split(";").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return new Map(pairs.filter(([name, value]) => name !== "" && value !== "").flatMap(longhand));
}

/** Parse `font: 800 13px/1 family`. */
function longhand([name, value]: [string, string]): [string, string][] {
  const parts = name === "font" ? /^(\d+) ([\d.]+px)(?: ?\/ ?[\d.]+)? (.+)$/.exec(value) : null;
  if (parts === null) return [[name, value]];
  const [, weight = "", size = "", family = ""] = parts;
  return [
    ["font-weight", weight],
    ["font-size", size],
    ["font-family", family],
  ];
}

/** Return an element's markup with its style inlined, so that it needs no style sheet. */
export function drawn(element: Element, rules: readonly Rule[]): string {
  const above: Element[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement) above.push(each);
  const outside = above
    .toReversed()
    .reduce<Variables>((known, each) => withVariables(known, declaredFor(each, rules)), new Map());
  const copy = element.cloneNode(true) as Element;
  styleInto(element, copy, rules, outside);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return copy.outerHTML.replaceAll(/<(\w+)([^<>]*)><\/\1>/g, "<$1$2/>");
}

function styleInto(from: Element, into: Element, rules: readonly Rule[], outside: Variables) {
  const declared = declaredFor(from, rules);
  const variables = withVariables(outside, declared);
  for (const name of into.getAttributeNames()) {
    if (/^(class|style|role|aria-.*|data-.*)$/.test(name)) into.removeAttribute(name);
  }
  for (const name of KEPT) {
    const value = declared.get(name) ?? from.getAttribute(name);
    if (value !== null) into.setAttribute(name, plainValue(resolved(value, variables)));
  }
  Array.from(from.children).forEach((child, place) => {
    const copy = into.children[place];
    if (copy !== undefined) styleInto(child, copy, rules, variables);
  });
}

function declaredFor(element: Element, rules: readonly Rule[]): Map<string, string> {
  const all = rules.filter(({ selector }) => element.matches(selector));
  const own = declarations(element.getAttribute("style") ?? "");
  return new Map([...all.flatMap(({ declared }) => [...declared]), ...own]);
}

function withVariables(outside: Variables, declared: Variables): Variables {
  const own = [...declared].filter(([name]) => name.startsWith("--"));
  return own.length === 0 ? outside : new Map([...outside, ...own]);
}

function resolved(value: string, variables: Variables): string {
  const inner = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/.exec(value);
  if (inner === null) return mixed(value);
  const [whole, name = "", otherwise = ""] = inner;
  return resolved(value.replace(whole, variables.get(name) ?? otherwise), variables);
}

/** Compute `color-mix(in srgb, #rrggbb 72%, #rrggbb)`. */
function mixed(value: string): string {
  const parts = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value);
  if (parts === null) return value;
  const [, one = "", share = "", other = ""] = parts;
  if (other === "transparent") {
    const alpha = Math.round(Number(share) * 2.55);
    return one + alpha.toString(16).padStart(2, "0");
  }
  const [first, second] = [channels(one), channels(other)];
  const hex = first.map((from, place) => {
    const level = (from * Number(share) + (second[place] ?? 0) * (100 - Number(share))) / 100;
    return Math.round(level).toString(16).padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

const NAMED: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

function channels(colour: string): number[] {
  const hex = NAMED[colour] ?? colour;
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** Format a value for an attribute: without units, and only the first of a list of fonts. */
function plainValue(value: string): string {
  return value
    .replaceAll(/(\d)px/g, "$1")
    .replace(/translateY\(([^)]*)\)/, "translate(0 $1)")
    .replace(/^"([^"]+)".*$/, "$1");
}
