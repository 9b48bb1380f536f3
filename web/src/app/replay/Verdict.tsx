import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { RoomReplay } from "../../games/room";
import { levelName } from "../../i18n/seats";
import type { TableView, Weighed } from "../../protocol/messages";
import type { Film } from "./film";
import { percent, percentChange, pointsChange, pointsText } from "./numbers";

const SIGNS: Readonly<Record<Weighed["grade"], string>> = {
  best: "✓",
  good: "≈",
  slip: "↘",
  costly: "✕",
};

interface VerdictProps {
  film: Film;
  weighed: Weighed | null;
  /** Moves that were made anew before they counted. */
  changed: readonly number[];
  table: TableView;
  names: readonly string[];
  replay: RoomReplay;
}

/** What the move that led here was worth, and what would have been better. */
export function Verdict({ film, weighed, changed, table, names, replay }: VerdictProps) {
  const { t } = useTranslation();
  if (weighed === null) {
    const why = changed.includes(film.number) ? "replay.changed" : "replay.noChoice";
    return (
      <div className="verdict" data-testid="verdict">
        <p>{t(film.number === 0 ? "replay.begin" : why)}</p>
        {film.number === 0 && <p className="hint verdict-keys">{t("replay.keys")}</p>}
      </div>
    );
  }
  const { grade, bot } = weighed;
  const { best, reason, bestReason } = replay.describe(weighed);
  return (
    <div className="verdict" data-testid="verdict" data-grade={grade}>
      <p className="verdict-grade">
        <span className="verdict-sign" aria-hidden="true">
          {SIGNS[grade]}
        </span>
        {t(`replay.grade.${grade}`)}
      </p>
      {bot != null && table.seats[weighed.seat]?.kind === "person" && (
        <p className="hint">
          {t("replay.stoodIn", {
            level: levelName(t, bot, "levelWithin"),
            name: names[weighed.seat] ?? "",
          })}
        </p>
      )}
      {reason !== "" && <p>{reason}</p>}
      {grade !== "best" && (
        <p>
          {t(grade === "good" ? "replay.theBest" : "replay.better")} <b>{best}</b>
          {bestReason !== "" && `. ${bestReason}`}
        </p>
      )}
      <Worth weighed={weighed} isBest={grade === "best"} />
    </div>
  );
}

/** Say a verdict in a sentence or two. */
export function verdictSaid(t: TFunction, weighed: Weighed, replay: RoomReplay): string {
  const grade = t(`replay.grade.${weighed.grade}`);
  if (weighed.grade === "best" || weighed.grade === "good") return `${grade}.`;
  return `${grade}. ${t("replay.better")} ${replay.describe(weighed).best}.`;
}

/** Chance and points after the move, beside those of the best choice. */
function Worth({ weighed, isBest }: { weighed: Weighed; isBest: boolean }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const rows = [
    {
      title: t("replay.chance"),
      now: percent(weighed.chance, language),
      best: percent(weighed.best_chance, language),
      change: percentChange(weighed.chance, weighed.best_chance, language),
    },
    {
      title: t("replay.points"),
      now: pointsText(weighed.points, language),
      best: pointsText(weighed.best_points, language),
      change: pointsChange(weighed.points, weighed.best_points, language),
    },
  ];
  return (
    <table className="worth">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("replay.played")}</th>
          {!isBest && <th scope="col">{t("replay.best")}</th>}
          {!isBest && <th scope="col">{t("replay.difference")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, now, best, change }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{now}</td>
            {!isBest && <td>{best}</td>}
            {!isBest && <td>{change}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
