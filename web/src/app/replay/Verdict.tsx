import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { ReplayModule } from "../../games/game-module";
import { levelName } from "../../i18n/levels";
import type { TableView, MoveEvaluation } from "../../protocol/messages";
import type { ReplayPlayer } from "./replay-player";
import { percent, percentChange, pointsChange, pointsText } from "./numbers";

const SIGNS: Readonly<Record<MoveEvaluation["grade"], string>> = {
  best: "✓",
  good: "≈",
  slip: "↘",
  costly: "✕",
};

interface VerdictProps {
  player: ReplayPlayer;
  evaluation: MoveEvaluation | null;
  /** Moves that were changed before they counted. */
  changed: readonly number[];
  table: TableView;
  names: readonly string[];
  replay: ReplayModule;
}

/** The evaluation of the current move, and the better alternative. */
export function Verdict({ player, evaluation, changed, table, names, replay }: VerdictProps) {
  const { t } = useTranslation();
  if (evaluation === null) {
    const why = changed.includes(player.number) ? "replay.changed" : "replay.noChoice";
    return (
      <div className="verdict" data-testid="verdict">
        <p>{t(player.number === 0 ? "replay.begin" : why)}</p>
        {player.number === 0 && <p className="hint verdict-keys">{t("replay.keys")}</p>}
      </div>
    );
  }
  const { grade, bot } = evaluation;
  const { best, reason, bestReason } = replay.describe(evaluation);
  return (
    <div className="verdict" data-testid="verdict" data-grade={grade}>
      <p className="verdict-grade">
        <span className="verdict-sign" aria-hidden="true">
          {SIGNS[grade]}
        </span>
        {t(`replay.grade.${grade}`)}
      </p>
      {bot != null && table.seats[evaluation.seat]?.kind === "person" && (
        <p className="hint">
          {t("replay.stoodIn", {
            level: levelName(bot),
            name: names[evaluation.seat] ?? "",
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
      <Worth evaluation={evaluation} isBest={grade === "best"} />
    </div>
  );
}

/** State a verdict in a sentence or two. */
export function verdictSaid(
  t: TFunction,
  evaluation: MoveEvaluation,
  replay: ReplayModule,
): string {
  const grade = t(`replay.grade.${evaluation.grade}`);
  if (evaluation.grade === "best" || evaluation.grade === "good") return `${grade}.`;
  return `${grade}. ${t("replay.better")} ${replay.describe(evaluation).best}.`;
}

/** Win probability and points after the move, beside those of the best choice. */
function Worth({ evaluation, isBest }: { evaluation: MoveEvaluation; isBest: boolean }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const rows = [
    {
      title: t("replay.probability"),
      now: percent(evaluation.win_probability, language),
      best: percent(evaluation.best_win_probability, language),
      change: percentChange(evaluation.win_probability, evaluation.best_win_probability, language),
    },
    {
      title: t("replay.points"),
      now: pointsText(evaluation.points, language),
      best: pointsText(evaluation.best_points, language),
      change: pointsChange(evaluation.points, evaluation.best_points, language),
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
