import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongo3d";
import type { GameResultProps } from "../../game-module";
import { SmallMap } from "../art/SmallMap";
import { Review } from "../round/Review";
import { useReview } from "../round/useReview";
import { AloneResult } from "./AloneResult";
import { ScoreSheet } from "./ScoreSheet";
import { Splits } from "./Splits";
import "../art/pieces.css";
import "../table/panel.css";
import "./result.css";

/** The result: gems round by round and the last building, or alone the tasks and the record. */
export default function Result({ table, names }: GameResultProps) {
  const view = table.view as View;
  return (
    <>
      {view.solo === null ? (
        <ScoreSheet view={view} names={names} />
      ) : view.solo.kind === "puzzle" ? (
        <Splits view={view} table={table.id} />
      ) : (
        <AloneResult solo={view.solo} />
      )}
      <LastRound view={view} names={names} />
    </>
  );
}

function LastRound({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ubongo3d");
  const review = useReview(view);
  if (review === null) return null;
  return (
    <>
      <h2>{t(view.solo === null ? "result.last" : "result.lastTask")}</h2>
      <div className="last-board">
        <SmallMap squares={review.squares} laid={review.player.laid} label={t("review.player")} />
      </div>
      <Review review={review} view={view} names={names} />
    </>
  );
}
