import { useTranslation } from "react-i18next";
import { tablePath } from "../../model/routing";
import type { GameStatistics } from "../../protocol/messages";
import { Link } from "../Link";
import { Course } from "./Course";
import { recordName, recordValue } from "../alone";

/** The player's ratings and records in a game, and how they developed. */
export function Courses({ of }: { of: GameStatistics }) {
  const { t, i18n } = useTranslation("me");
  if (of.ratings.length === 0 && of.records.length === 0) return null;
  return (
    <div className="me-courses">
      {of.ratings.map(({ pool, rating, margin, games, course }) => (
        <div key={pool} className="me-course" data-testid={`rating-${of.game}-${pool}`}>
          <h4>{t(`statistics.${pool}`)}</h4>
          <p>
            <b>{t("statistics.rating", { rating, margin })}</b>{" "}
            <span className="hint">{t("games", { count: games })}</span>
          </p>
          <Course title={t(`statistics.${pool}`)} points={course} write={String} />
        </div>
      ))}
      {of.records.map(({ kind, value, table, course }) => {
        const write = (one: number) => recordValue(of.game, kind, one, i18n.language);
        return (
          <div key={kind} className="me-course" data-testid={`record-${kind}`}>
            <h4>{recordName(of.game, kind)}</h4>
            <p>
              <b>{write(value)}</b>{" "}
              <Link to={tablePath(table)} className="me-where">
                {t("statistics.where")}
              </Link>
            </p>
            <Course title={recordName(of.game, kind)} points={course} write={write} />
          </div>
        );
      })}
    </div>
  );
}
