import { useTranslation } from "react-i18next";
import { Bulb } from "../art/Bulb";
import type { Hand } from "./useHeld";
import type { TableHint } from "./useHint";
import "./hint.css";

/** Asks for a hint, and then for the place of its card. */
export function HintButton({ hint }: { hint: TableHint }) {
  const { t } = useTranslation("ubongocards");
  const words = hint.isThinking
    ? "thinking"
    : hint.stage === 1 && hint.card !== null
      ? "where"
      : "button";
  return (
    <button
      type="button"
      className="button small"
      data-testid="hint"
      data-stage={hint.stage}
      title={t("practice.hint.key")}
      aria-keyshortcuts="h"
      aria-disabled={hint.isThinking}
      onClick={hint.ask}
    >
      <Bulb />
      {t(`practice.hint.${words}`)}
    </button>
  );
}

/** The hint in words; once its place is shown, one press follows it. */
export function HintNote({ hint, hand }: { hint: TableHint; hand: Hand }) {
  const { t } = useTranslation("ubongocards");
  if (hint.text === "") return null;
  const { card, spot, stage } = hint;
  return (
    <div className="cards-hint paper" data-testid="hint-note">
      <p>{hint.text}</p>
      {stage === 2 && card !== null && (
        <button
          type="button"
          className="button small"
          data-testid="hint-follow"
          onClick={() => {
            if (spot === null) hand.takeBack(card);
            else hand.drop(spot);
          }}
        >
          {t(spot === null ? "practice.hint.takeIt" : "practice.hint.layIt")}
        </button>
      )}
    </div>
  );
}
