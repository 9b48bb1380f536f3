import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import { usePageKeys } from "../../../model/page-keys";
import "./shortcuts.css";

const LINES = [
  "lift",
  "spin",
  "tip",
  "roll",
  "move",
  "next",
  "put",
  "undo",
  "call",
  "look",
] as const;
const TYPING = "input:not([type=radio]), select, textarea, dialog";

/** A button, and the key "?", for the sheet that explains mouse, fingers and keys. */
export function Shortcuts() {
  const { t } = useTranslation("ubongo3d");
  const [isOpen, setOpen] = useState(false);
  usePageKeys(({ key }, target) => {
    const isAsked = key === "?" && target?.closest(TYPING) == null;
    if (isAsked) setOpen(true);
    return isAsked;
  });
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="button quiet board-keys"
        data-testid="shortcuts"
        aria-label={t("shortcuts.title")}
        title={t("shortcuts.title")}
        onClick={() => {
          setOpen(true);
        }}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 5h16v10H2zM5 8h.01M8 8h.01M11 8h.01M14 8h.01M6 12h8" />
        </svg>
      </button>
      <Dialog open={isOpen} title={t("shortcuts.title")} onClose={close} testId="shortcut-sheet">
        <dl className="shortcuts">
          {LINES.map((line) => (
            <div key={line}>
              <dt>{t(`shortcuts.${line}.what`)}</dt>
              <dd>{t(`shortcuts.${line}.how`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
