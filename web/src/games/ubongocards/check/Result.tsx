import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongocards";
import type { GameResultProps } from "../../room";
import { Check } from "./Check";
import { ScoreTable } from "./ScoreTable";

/** How the game was scored: all rounds, and the last layouts. */
export default function Result({ table, names }: GameResultProps) {
  const { t } = useTranslation("ubongocards");
  const view = table.view as View;
  return (
    <>
      <h2>{t("scores.title")}</h2>
      <ScoreTable view={view} names={names} />
      {view.checked && (
        <>
          <h2>{t("scores.last")}</h2>
          <Check view={view} round={view.checked} names={names} />
        </>
      )}
    </>
  );
}
