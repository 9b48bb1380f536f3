import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ugo";
import type { GameResultProps } from "../../game-module";
import { TrickRow } from "../table/TrickRows";
import { RoundKingdoms } from "../round/RoundKingdoms";
import { ScoreSheet } from "./ScoreSheet";

/** The result: all rounds, and the last kingdoms. */
export default function Result({ table, names }: GameResultProps) {
  const { t } = useTranslation("ugo");
  const view = table.view as View;
  const last = view.ended.at(-1);
  const tenth = last?.tricks.at(-1);
  return (
    <>
      <h2>{t("scores.title")}</h2>
      <ScoreSheet
        rounds={view.ended.map(({ kingdoms }, number) => ({
          title: t("scores.round", { number: number + 1 }),
          kingdoms,
        }))}
        names={names}
        own={view.seat}
        totals={view.totals}
      />
      <h2>{t("scores.lastRound")}</h2>
      {last && <RoundKingdoms round={last} names={names} own={view.seat} />}
      {tenth && (
        <>
          <h3>{t("tricks.tenth")}</h3>
          <TrickRow trick={tenth} number={view.tricks_in_round} names={names} isLarge />
        </>
      )}
    </>
  );
}
