import { useTranslation } from "react-i18next";
import { rulesPath } from "../model/routing";
import "./rule-link.css";

/** A link from a refusal to its rule, in a new tab so that the game stays open. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
  const { t } = useTranslation();
  return (
    <a
      className="rule-link"
      href={rulesPath(game, rule)}
      target="_blank"
      rel="noopener"
      data-testid="why"
      aria-label={t("whyRule", { rule })}
    >
      {t("why")}
    </a>
  );
}
