import type { ReactNode } from "react";
import "./call.css";

interface CallButtonProps {
  /** Whether a call would be right, judging by what is shown. */
  isLit: boolean;
  /** A call is on its way. */
  isCalled: boolean;
  className: string;
  /** The key that calls, if there is one. */
  shortcut?: string;
  /** Call, or say why that would be wrong. */
  onCall: () => void;
  children?: ReactNode;
}

/** The call: it lights up when it would be right. */
export function CallButton(props: CallButtonProps) {
  const { isLit, isCalled, className, shortcut, onCall, children } = props;
  return (
    <button
      type="button"
      className={isLit ? `button primary ${className}` : `button ${className}`}
      data-testid="call"
      data-lit={isLit}
      data-pending={isCalled}
      aria-disabled={!isLit || isCalled}
      aria-keyshortcuts={shortcut}
      onClick={onCall}
    >
      <span>Ubongo!</span>
      {children}
    </button>
  );
}
