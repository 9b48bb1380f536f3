import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import type { LiveTable } from "../../net/connection";
import type { Line } from "../../net/watch";
import "./line.css";

interface LineStatusProps {
  /** The connection of each player on this device. */
  lines: readonly Pick<LiveTable, "line" | "pending" | "lasting">[];
}

/** The state of the worst connection of this device, in words; it covers the bar, so that nothing moves. */
export function LineStatus({ lines }: LineStatusProps) {
  const { t } = useTranslation();
  const line = worstOf(lines.map((each) => each.line));
  const waiting = lines.reduce((sum, { pending }) => sum + pending.length, 0);
  const hasAnswered = lines.some(({ lasting }) => lasting.length > 0);
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
    if (count > 0) return t("line.offlineWaiting", { count });
    return t(hasAnswered ? "line.offlineAnswer" : "line.offline");
  }
}

const worstOf = (lines: readonly Line[]): Line =>
  (["offline", "slow"] as const).find((line) => lines.includes(line)) ?? "good";

function useBackSaid(line: Line): void {
  const { t } = useTranslation();
  const before = useRef(line);
  useEffect(() => {
    if (before.current === "offline" && line !== "offline") announce(t("line.back"));
    before.current = line;
  }, [line, t]);
}
