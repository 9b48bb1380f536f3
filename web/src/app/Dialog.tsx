import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isNowhere } from "../model/focus";
import { overlay } from "../model/overlays";
import { PartBoundary } from "./PartBoundary";
import "./dialog.css";

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  testId?: string;
}

/**
 * A sheet of paper over the table. Escape, Back and a click beside it close it, and the focus returns.
 *
 * A press inside that ends beside it, as when text is selected, is no click beside it.
 */
export function Dialog({ open, title, onClose, children, testId }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const heading = useId();
  const { t } = useTranslation();
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    return overlay(() => {
      onBack();
    });
  }, [open]);
  useEffect(() => {
    const sheet = dialog.current;
    if (!open || sheet === null) return;
    const opener = document.activeElement;
    sheet.showModal();
    return () => {
      sheet.close();
      if (isNowhere(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    // The backdrop is a large close button for pointers; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="dialog paper"
      aria-labelledby={heading}
      data-testid={testId}
      onCancel={(event) => {
        // React also bubbles the cancel event of a nested dialog up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && target === pressed.current) onClose();
      }}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="button quiet" aria-label={t("close")} onClick={onClose}>
            <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </button>
        </div>
        <PartBoundary>{children}</PartBoundary>
      </div>
    </dialog>
  );
}
