import { useEffect, useRef } from "react";
import "./presence.css";

export interface StripAction {
  label: string;
  testId: string;
  act: () => void;
  /** It was pressed, and cannot be pressed again. */
  isDone?: boolean;
}

interface StripProps {
  testId: string;
  words: string;
  /** Absent if there is nothing to do. */
  action?: StripAction;
  isUrgent?: boolean;
}

/** A sentence and an action above the table, which makes room for it. */
export function Strip({ testId, words, action, isUrgent = false }: StripProps) {
  const strip = useFocusGivenBack();
  return (
    <section className="strip" data-testid={testId} data-urgent={isUrgent} ref={strip}>
      <p role="status">{words}</p>
      {action && (
        <button
          type="button"
          className={isUrgent ? "button primary small" : "button small"}
          data-testid={action.testId}
          aria-disabled={action.isDone === true}
          onClick={() => {
            if (action.isDone !== true) action.act();
          }}
        >
          {action.label}
        </button>
      )}
    </section>
  );
}

/** When a button disappears with its strip, the focus returns to the table. */
function useFocusGivenBack() {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = strip.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const main = document.getElementById("main");
      main?.setAttribute("tabindex", "-1");
      main?.focus({ preventScroll: true });
    };
  }, []);
  return strip;
}
