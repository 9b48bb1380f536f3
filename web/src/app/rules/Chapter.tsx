import { useTranslation } from "react-i18next";
import type { RulesModule } from "../../games/rules";
import type { ShownChapter, ShownRule } from "./words";

interface ChapterProps {
  chapter: ShownChapter;
  pictures: RulesModule["pictures"];
}

/** A chapter of rules. */
export function Chapter({ chapter, pictures }: ChapterProps) {
  const { name, title, rules } = chapter;
  return (
    <section className="sheet paper" id={name} tabIndex={-1} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      {rules.map((rule) => (
        <OneRule key={rule.id} rule={rule} Picture={pictures[rule.id]} />
      ))}
    </section>
  );
}

interface OneRuleProps {
  rule: ShownRule;
  Picture: RulesModule["pictures"][string] | undefined;
}

/** One rule: its number, which links to it, its words and its picture. */
function OneRule({ rule, Picture }: OneRuleProps) {
  const { t } = useTranslation("rules");
  const { id, isNumbered, words } = rule;
  return (
    <article className="one-rule" id={id} tabIndex={-1} data-testid={id}>
      {isNumbered && (
        <a className="one-rule-id" href={`#${id}`} aria-label={t("rule", { id })}>
          {id}
        </a>
      )}
      <p>
        {words.map(({ text, isFound }, place) =>
          isFound ? <mark key={place}>{text}</mark> : text,
        )}
      </p>
      {Picture && <Picture />}
    </article>
  );
}
