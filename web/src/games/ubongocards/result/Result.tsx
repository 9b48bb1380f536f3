import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongocards";
import type { GameResultProps } from "../../game-module";
import { isPractice } from "../model/practice";
import { Check } from "../round/Check";
import { HandsTable } from "./HandsTable";
import { ScoreSheet } from "./ScoreSheet";

/** The result: all rounds, and the last layouts. */
export default function Result({ table, names }: GameResultProps) {
  const { t } = useTranslation("ubongocards");
  const view = table.view as View;
  const isAlone = isPractice(view);
  return (
    <>
      <h2>{t(isAlone ? "practice.hands" : "scores.title")}</h2>
      {isAlone ? <HandsTable ended={view.ended} /> : <ScoreSheet view={view} names={names} />}
      {view.checked && (
        <>
          <h2>{t(isAlone ? "practice.last" : "scores.last")}</h2>
          <Check view={view} round={view.checked} names={names} />
        </>
      )}
    </>
  );
}
