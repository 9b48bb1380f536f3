import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Laying, View } from "../../../protocol/ugo";
import { useFocusGivenBack } from "./focus";
import { isSameLaying, presentLaying } from "./laying";
import type { TableHint } from "./useHint";
import "./hint.css";

/** Asks for a hint; once it is there, shows and hides it. */
export function HintButton({ hint }: { hint: TableHint }) {
  const { t } = useTranslation("ugo");
  return (
    <button
      type="button"
      className="button small hint-button"
      data-testid="hint"
      title={t("hint.key")}
      aria-keyshortcuts="h"
      aria-disabled={hint.isThinking}
      aria-expanded={hint.text !== ""}
      onClick={hint.toggle}
    >
      <Bulb />
      <span className="hint-word">{t(hint.isThinking ? "hint.thinking" : "hint.button")}</span>
    </button>
  );
}

interface HintNoteProps {
  hint: TableHint;
  view: View;
  onLay: (laying: Laying) => void;
  /** Called when the button that lays disappears with the focus. */
  onFocusLost: () => void;
}

/** The hint in words, above the status line; an advised laying can be laid. */
export function HintNote({ hint, view, onLay, onFocusLost }: HintNoteProps) {
  if (hint.text === "") return null;
  const { laying } = hint;
  const isOther =
    laying !== null && view.laying !== null && !isSameLaying(laying, presentLaying(view.laying));
  return (
    <div className="hint-note" data-testid="hint-note">
      <p>{hint.text}</p>
      {isOther && (
        <LaySoButton
          onFocusLost={onFocusLost}
          onClick={() => {
            onLay(laying);
          }}
        />
      )}
    </div>
  );
}

function LaySoButton({ onClick, onFocusLost }: { onClick: () => void; onFocusLost: () => void }) {
  const { t } = useTranslation("ugo");
  const button = useRef<HTMLButtonElement>(null);
  useFocusGivenBack(button, onFocusLost);
  return (
    <button
      ref={button}
      type="button"
      className="button small"
      data-testid="hint-lay"
      onClick={onClick}
    >
      {t("hint.laySo")}
    </button>
  );
}

/** A light bulb. */
export function Bulb() {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7 13.5c0-2-2.5-3-2.5-6.2a5.5 5.5 0 0 1 11 0c0 3.2-2.5 4.2-2.5 6.2ZM7.5 17h5" />
    </svg>
  );
}
