import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchBests } from "../../../net/http";
import type { Best } from "../../../protocol/messages";
import type { SoloView } from "../../../protocol/ubongo3d";
import { exactTime } from "../table/time";
import type { Words } from "../table/words";

/** What was achieved alone, whether it is a record, and task by task. */
export function AloneResult({ solo, table }: { solo: SoloView; table: string }) {
  const { t, i18n } = useTranslation("ubongo3d");
  const best = useBest(solo.feat?.kind);
  return (
    <>
      {solo.feat && (
        <p className="feat" data-testid="feat">
          {featWords(t, solo, solo.feat.value, i18n.language)}
        </p>
      )}
      <p data-testid="record">{recordWords(t, solo, best, table, i18n.language)}</p>
      <h2>{t("result.tasks")}</h2>
      <table className="rounds-sheet">
        <thead>
          <tr>
            <th scope="col">{t("result.task")}</th>
            <th scope="col">{t("result.time")}</th>
          </tr>
        </thead>
        <tbody>
          {solo.done.map((done, place) => (
            <tr key={place}>
              <th scope="row">{done.task}</th>
              <td>
                {exactTime(done.time, i18n.language)}
                {!done.solved && ` (${t("result.aside")})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function featWords(t: Words, solo: SoloView, value: number, language: string): string {
  const { kind, size } = solo;
  if (kind === "clock") return t("result.feat.clock", { count: value, size });
  if (solo.left !== 0) return t("result.feat.unfinished");
  return t("result.feat.record", { size, time: exactTime(value, language) });
}

/** Name the record: a new one with the one before, or the one that stands. */
function recordWords(
  t: Words,
  solo: SoloView,
  best: Best | null,
  table: string,
  language: string,
): string {
  if (solo.hints_used > 0) return t("result.noRecord");
  if (best === null) return "";
  const words = (value: number) =>
    solo.kind === "clock" ? String(value) : exactTime(value, language);
  if (best.table !== table) return t("result.best", { best: words(best.value) });
  if (best.before === null) return `${t("result.newRecord")}.`;
  return `${t("result.newRecord")}. ${t("result.before", { best: words(best.before) })}.`;
}

/** Ask for one's own record of a kind. */
function useBest(kind: string | undefined): Best | null {
  const [best, setBest] = useState<Best | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchBests().then(
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
