import { useTranslation } from "react-i18next";
import type { RulesModule } from "../../games/rules";
import { found, type Stretch } from "./search";

/** A rule with its words, split at the matches. */
export interface ShownRule {
  id: string;
  /** Whether it has a rule number; tips have none. */
  isNumbered: boolean;
  words: readonly Stretch[];
}

export interface ShownChapter {
  name: string;
  title: string;
  rules: readonly ShownRule[];
}

/** Return the chapters with the rules that match; chapters without a match are left out. */
export function useRuleWords(game: string, rules: RulesModule, wanted: string): ShownChapter[] {
  const say = useTranslation(`${game}-rules` as "rules").t as unknown as (key: string) => string;
  return rules.chapters
    .map(({ name, rules: ids }) => {
      const title = say(`chapters.${name}`);
      const isWhole = found(title, wanted) !== null;
      return { name, title, rules: ids.flatMap((id) => ruleOf(id, isWhole)) };
    })
    .filter((chapter) => chapter.rules.length > 0);

  function ruleOf(id: string, isWhole: boolean): ShownRule[] {
    const text = say(`rules.${id}`);
    const isNamed = found(id, wanted) !== null;
    const words = found(text, wanted);
    if (words === null && !isNamed && !isWhole) return [];
    return [{ id, isNumbered: !id.startsWith("tip"), words: words ?? [{ text, isFound: false }] }];
  }
}
