import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { announce } from "../../model/announcer";
import type { Refusal, ReviewNews, MoveEvaluation } from "../../protocol/messages";
import { WinProbabilities } from "./WinProbabilities";
import { WinProbabilityTable } from "./WinProbabilityTable";
import { CostlyMoves } from "./CostlyMoves";
import type { ReplayPlayer } from "./replay-player";
import type { ReplayProps } from "./ReplayPage";
import PlayAgain from "./again/PlayAgain";
import { Verdict } from "./Verdict";

interface ReviewPanelProps extends ReplayProps {
  player: ReplayPlayer;
  news: ReviewNews | null;
  refusal: Refusal | null;
  /** Request it again; null if that would not help. */
  retry: (() => void) | null;
  evaluation: MoveEvaluation | null;
}

/** What the moves were worth: the current one, everyone's win probabilities, and the costliest. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { table, names, replay, player, news, evaluation } = props;
  const { t } = useTranslation(["app", "replay"]);
  const review = news?.review ?? null;
  const isThere = review !== null;
  useEffect(() => {
    if (isThere) announce(t("replay.ready"));
  }, [isThere, t]);
  return (
    <section className="replay-panel paper" aria-label={t("replay.review")} data-testid="review">
      <h2>{t("replay.review")}</h2>
      {review === null ? (
        <Making {...props} />
      ) : (
        <>
          <Verdict
            player={player}
            evaluation={evaluation}
            changed={review.changed}
            table={table}
            names={names}
            replay={replay}
          />
          <WinProbabilities review={review} player={player} names={names} />
          <WinProbabilityTable review={review} player={player} names={names} replay={replay} />
          <CostlyMoves review={review} player={player} names={names} replay={replay} />
        </>
      )}
      <PlayAgain
        table={table}
        names={names}
        seat={typeof player.seat === "number" ? player.seat : (table.you ?? 0)}
        move={player.number < player.of ? player.number : 0}
        fromHere={t("fromMove", { ns: "replay" })}
      />
    </section>
  );
}

/** The progress of the review, or why there is none. */
function Making({ news, refusal, retry }: ReviewPanelProps) {
  const { t } = useTranslation();
  const { done = 0, of = 0 } = news ?? {};
  if (refusal !== null) {
    return (
      <div className="making">
        <p role="alert">{refusalText(refusal)}</p>
        {retry && (
          <button type="button" className="button small" data-testid="review-retry" onClick={retry}>
            {t("lobby.retry")}
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="making" data-testid="making">
      <p>{t("replay.making")}</p>
      <progress
        className="making-bar"
        aria-label={t("replay.making")}
        {...(of > 0 && { max: of, value: done })}
      />
      <p className="hint">{of > 0 ? t("replay.done", { done, of }) : t("replay.waits")}</p>
    </div>
  );
}
