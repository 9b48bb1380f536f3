import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "./copy";
import "./copy-row.css";

interface CopyRowProps {
  link: string;
  label: string;
  testId: string;
  /** Other things to do with the link. */
  children?: ReactNode;
}

/** A link to copy, with a button or by hand. */
export function CopyRow({ link, label, testId, children }: CopyRowProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(input);
  return (
    <div className="copy-row">
      <input
        ref={input}
        className="input"
        readOnly
        value={link}
        aria-label={label}
        data-testid={testId}
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <button type="button" className="button" onClick={copy}>
        {t(copied === "yes" ? "seats.copied" : "seats.copy")}
      </button>
      {children}
      {copied === "by hand" && <p className="hint">{t("seats.copyByHand")}</p>}
    </div>
  );
}
