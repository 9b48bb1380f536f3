import { describe, expect, it } from "vitest";
import { GAMES } from ".";

const told = import.meta.glob<{ ruleOf: (code: string) => string | null }>("./*/text/rule-of.ts", {
  eager: true,
});
const sources = import.meta.glob<string>("./*/text/rule-of.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

describe.each(Object.keys(GAMES))("the rules of %s", (game) => {
  it("cover every rule that a refusal links to", async () => {
    const { rules } = (await GAMES[game]?.rules()) ?? { rules: { chapters: [] } };
    const ids = rules.chapters.flatMap((chapter) => chapter.rules);
    const path = `./${game}/text/rule-of.ts`;
    const codes = Array.from(
      sources[path]?.matchAll(/^ {2}(\w+): "/gm) ?? [],
      ([, code = ""]) => code,
    );
    expect(codes.length).toBeGreaterThan(2);
    for (const code of codes) expect(ids).toContain(told[path]?.ruleOf(code));
    expect(told[path]?.ruleOf("no such code")).toBeNull();
  });

  it("have pictures only for existing rules", async () => {
    const { rules } = (await GAMES[game]?.rules()) ?? { rules: { chapters: [], pictures: {} } };
    const ids = rules.chapters.flatMap((chapter) => chapter.rules);
    expect(Object.keys(rules.pictures).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
