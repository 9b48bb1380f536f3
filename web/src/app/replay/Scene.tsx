import { Suspense, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { announce } from "../../model/announcer";
import type { MoveEvaluation } from "../../protocol/messages";
import type { ReplayPlayer } from "./replay-player";
import type { ReplayProps } from "./ReplayPage";
import { verdictSaid } from "./Verdict";

interface SceneProps extends ReplayProps {
  player: ReplayPlayer;
  evaluation: MoveEvaluation | null;
}

/** The table after a move, and what the move did. */
export function Scene({ table, names, replay, player, evaluation }: SceneProps) {
  const { t } = useTranslation();
  const { moment, refusal } = player;
  const told = moment === null ? "" : replay.tell(moment.before, moment.step, names);
  const words = told === "" && moment !== null ? t("replay.start") : told;
  const verdict = evaluation === null ? "" : verdictSaid(t, evaluation, replay);
  const say = useEffectEvent(() => {
    announce([words, verdict].filter(Boolean).join(" "));
  });
  useEffect(() => {
    say();
  }, [words, moment?.number]);
  return (
    <section
      className="scene"
      aria-label={t("replay.table")}
      aria-busy={player.number !== moment?.number}
    >
      {moment === null && refusal === null && <p>{t("loading")}</p>}
      {refusal && (
        <p role="alert" className="scene-note">
          {refusalText(refusal, table.game)}{" "}
          <button type="button" className="button small" onClick={player.retry}>
            {t("lobby.retry")}
          </button>
        </p>
      )}
      {moment && (
        <Suspense fallback={<p>{t("loading")}</p>}>
          <replay.Table table={table} names={names} step={moment.step} evaluation={evaluation} />
        </Suspense>
      )}
      <p className="told" data-testid="told">
        {words}
      </p>
    </section>
  );
}
