import { useTranslation } from "react-i18next";
import type { Lobby } from "../../protocol/messages";
import { Link } from "../Link";

/** Today's puzzles in a line: which of them are solved, and the current streak. */
export function TodayStrip({ today }: { today: Lobby["today"] }) {
  const { t } = useTranslation();
  const { done, of, streak } = today;
  return (
    <Link to="/today" className="table-line today-strip" testId="today-strip">
      <span className="table-line-words">
        <b>{t("lobby.today")}</b>
        <span className="table-line-facts">
          {t("lobby.todayDone", { done, of })}
          {streak > 0 && ` · ${t("lobby.streak", { count: streak })}`}
        </span>
      </span>
      <span className="today-marks" aria-hidden="true">
        {Array.from({ length: of }, (_, place) => (place < done ? "●" : "○")).join(" ")}
      </span>
    </Link>
  );
}
