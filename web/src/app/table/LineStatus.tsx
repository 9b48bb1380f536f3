import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import type { Line } from "../../net/watch";
import "./line.css";

/** The state of a bad connection, in words; it covers the bar, so that nothing moves. */
export function LineStatus({ line, waiting }: { line: Line; waiting: number }) {
  const { t } = useTranslation();
  useBackSaid(line);
  const text = lineText();
  return (
    <div className="line-status" role="status" data-testid="line" data-line={line}>
      {text !== "" && <p data-waiting={waiting}>{text}</p>}
    </div>
  );

  function lineText(): string {
    const count = waiting;
    if (line === "slow" && count > 0) return t("line.slow", { count });
    if (line !== "offline") return "";
    return count > 0 ? t("line.offlineWaiting", { count }) : t("line.offline");
  }
}

function useBackSaid(line: Line): void {
  const { t } = useTranslation();
  const before = useRef(line);
  useEffect(() => {
    if (before.current === "offline" && line !== "offline") announce(t("line.back"));
    before.current = line;
  }, [line, t]);
}
