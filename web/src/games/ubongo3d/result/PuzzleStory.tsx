import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../../app/Link";
import { feel } from "../../../model/feel";
import type { MyRuns } from "../../../protocol/messages";
import type { SoloView } from "../../../protocol/ubongo3d";
import { puzzleId, useBestRun } from "../model/bestRun";
import { exactTime } from "../text/time";
import type { Words } from "../text/words";

/** How a single puzzle went, compared with the player's previous best run. */
export function PuzzleStory({ solo, table }: { solo: SoloView; table: string }) {
  const { t, i18n } = useTranslation("ubongo3d");
  const { language } = i18n;
  const name = solo.achievement?.puzzle ?? undefined;
  const best = useBestRun(name, false);
  const isRecord = isFaster(solo, best, table);
  useEffect(() => {
    if (isRecord) feel("record");
  }, [isRecord]);
  if (solo.achievement == null || name === undefined) return null;
  const time = exactTime(solo.achievement.value, language);
  return (
    <>
      <p className="achievement" data-testid="achievement" data-record={isRecord}>
        {solo.solved === 1
          ? t("result.achievement.puzzle", { time })
          : t("result.achievement.unsolved")}
      </p>
      <p data-testid="record">{comparison(t, solo, best, table, language)}</p>
      <p>
        <Link to={`/puzzles/${puzzleId(name)}`}>{t("options.named", { puzzle: name })}</Link>
        {" · "}
        <Link to="/puzzles">{t("result.anotherPuzzle")}</Link>
      </p>
    </>
  );
}

/** A run that beats the previous best run; runs with hints do not count, and a first run beats nothing. */
function isFaster(solo: SoloView, best: MyRuns | null, table: string): boolean {
  if (best === null || solo.solved === 0 || solo.hints_used > 0) return false;
  if (best.table === table) return best.count > 1;
  return (solo.achievement?.value ?? best.best) < best.best;
}

function comparison(
  t: Words,
  solo: SoloView,
  best: MyRuns | null,
  table: string,
  language: string,
): string {
  const took = solo.achievement?.value ?? 0;
  const isNew = best === null || best.table === table;
  if (solo.solved === 1 && solo.hints_used > 0) return t("result.hinted");
  if (solo.solved === 1 && isNew)
    return best?.count === 1 || best === null ? t("result.firstTime") : "";
  if (best === null) return "";
  if (solo.solved === 1 && took < best.best) {
    return t("result.faster", { time: exactTime(best.best - took, language) });
  }
  return t("result.bestTime", { time: exactTime(best.best, language) });
}
