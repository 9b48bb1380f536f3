import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongo3d";
import { splitsOf, useBestRun } from "../model/bestRun";
import { exactTime } from "../text/time";

/** The split times of a single puzzle, beside those of the previous best run. */
export function Splits({ view, table }: { view: View; table: string }) {
  const { t, i18n } = useTranslation("ubongo3d");
  const mine = view.shown?.builders[0];
  const best = useBestRun(mine?.task, false);
  if (mine === undefined || mine.solved === null) return null;
  const compared = best === null || best.table === table ? [] : best.splits;
  return (
    <>
      <h2>{t("result.splits")}</h2>
      <table className="rounds-sheet" data-testid="splits">
        <thead>
          <tr>
            <th scope="col">{t("result.split")}</th>
            <th scope="col">{t("result.thisRun")}</th>
            {compared.length > 0 && <th scope="col">{t("result.bestRun")}</th>}
            {compared.length > 0 && <th scope="col">{t("result.difference")}</th>}
          </tr>
        </thead>
        <tbody>
          {splitsOf(mine).map((at, place) => (
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              <td>{exactTime(at, i18n.language)}</td>
              {compared.length > 0 && <Compared at={at} best={compared[place] ?? at} />}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Compared({ at, best }: { at: number; best: number }) {
  const { i18n } = useTranslation("ubongo3d");
  const sign = at < best ? "−" : "+";
  return (
    <>
      <td>{exactTime(best, i18n.language)}</td>
      <td>{`${sign}${exactTime(Math.abs(at - best), i18n.language)}`}</td>
    </>
  );
}
