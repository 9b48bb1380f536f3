import { useTranslation } from "react-i18next";
import type { SoloView } from "../../../protocol/ubongo3d";
import { exactTime } from "../text/time";

/** The results of a solo game, task by task. */
export function AloneResult({ solo }: { solo: SoloView }) {
  const { t, i18n } = useTranslation("ubongo3d");
  return (
    <>
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
