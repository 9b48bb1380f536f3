import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { feel } from "../../../model/feel";
import { fetchPersonalBests } from "../../../net/http";
import type { PersonalBest } from "../../../protocol/messages";
import type { SoloView } from "../../../protocol/ubongo3d";
import { exactTime } from "../text/time";
import type { Words } from "../text/words";
import { PuzzleStory } from "./PuzzleStory";
import "./result.css";

/** What the player achieved alone, and whether it is a record, which is celebrated. */
export function AloneStory({ solo, table }: AloneStoryProps) {
  return solo.kind === "puzzle" ? (
    <PuzzleStory solo={solo} table={table} />
  ) : (
    <RecordStory solo={solo} table={table} />
  );
}

interface AloneStoryProps {
  solo: SoloView;
  table: string;
}

function RecordStory({ solo, table }: AloneStoryProps) {
  const { t, i18n } = useTranslation("ubongo3d");
  const best = useBest(solo.achievement?.kind);
  const isRecord = best?.table === table && solo.hints_used === 0 && !isInVain(solo);
  useEffect(() => {
    if (isRecord) feel("record");
  }, [isRecord]);
  return (
    <>
      {solo.achievement && (
        <p className="achievement" data-testid="achievement" data-record={isRecord}>
          {achievementWords(t, solo, solo.achievement.value, i18n.language)}
        </p>
      )}
      <p data-testid="record">{recordWords(t, solo, best, table, i18n.language)}</p>
      <p>{quickestWords(t, solo, i18n.language)}</p>
    </>
  );
}

/** No solved task at all is no record, not even in the first game. */
function isInVain({ kind, achievement }: SoloView): boolean {
  return kind === "clock" && achievement?.value === 0;
}

/** Name the quickest task, if there were several. */
function quickestWords(t: Words, { done }: SoloView, language: string): string {
  const times = done.flatMap(({ solved, time }) => (solved ? [time] : []));
  if (times.length < 2) return "";
  return t("story.quickestAlone", { time: exactTime(Math.min(...times), language) });
}

function achievementWords(t: Words, solo: SoloView, value: number, language: string): string {
  const { kind, size } = solo;
  if (kind === "clock") return t("result.achievement.clock", { count: value, size });
  if (solo.left !== 0) return t("result.achievement.unfinished");
  return t("result.achievement.record", { size, time: exactTime(value, language) });
}

/** Name the record: a new one beside the previous one, or the current one. */
function recordWords(
  t: Words,
  solo: SoloView,
  best: PersonalBest | null,
  table: string,
  language: string,
): string {
  if (solo.hints_used > 0) return t("result.noRecord");
  if (best === null || isInVain(solo)) return "";
  const words = (value: number) =>
    solo.kind === "clock" ? String(value) : exactTime(value, language);
  if (best.table !== table) return t("result.best", { best: words(best.value) });
  if (best.before === null) return `${t("result.newRecord")}.`;
  return `${t("result.newRecord")}. ${t("result.before", { best: words(best.before) })}.`;
}

/** Load the player's own record of a kind. */
function useBest(kind: string | undefined): PersonalBest | null {
  const [best, setBest] = useState<PersonalBest | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchPersonalBests().then(
      (bests) => {
        if (isWanted) setBest(bests.find((each) => each.kind === kind) ?? null);
      },
      () => null,
    );
    return () => {
      isWanted = false;
    };
  }, [kind]);
  return best;
}
