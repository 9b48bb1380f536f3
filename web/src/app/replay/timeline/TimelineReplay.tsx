import { Suspense, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { TimelineModule, GameModule, GameResultProps } from "../../../games/game-module";
import { refusalText } from "../../../i18n/refusal";
import { announce } from "../../../model/announcer";
import type { TimelineRound } from "../../../protocol/messages";
import { ReplayBar } from "../ReplayBar";
import { useReplayKeys } from "../replay-keys";
import { clock, TimelineBar } from "./TimelineBar";
import { TimelinePanel } from "./TimelinePanel";
import { useTimelinePlayer } from "./timeline-player";
import { useTimeline, type LoadedTimeline } from "./useTimeline";
import "./timeline.css";

interface TimelineReplayProps extends GameResultProps {
  load: NonNullable<GameModule["timeline"]>;
}

/** The replay of a race: everyone's boards side by side, through all rounds. */
export function TimelineReplay({ table, names, load }: TimelineReplayProps) {
  const { t } = useTranslation();
  const { loaded, refusal, retry } = useTimeline(table.id, load);
  const first = loaded?.rounds[0];
  return (
    <div className="replay" data-page="replay">
      <ReplayBar table={table} />
      <main className="replay-main" id="main">
        {loaded !== null && first !== undefined ? (
          <Suspense fallback={<p className="scene">{t("loading")}</p>}>
            <Timeline table={table} names={names} {...loaded} first={first} />
          </Suspense>
        ) : (
          <div className="scene">
            {refusal === null && <p>{t(loaded === null ? "loading" : "replay.start")}</p>}
            {refusal && (
              <p role="alert" className="scene-note">
                {refusalText(refusal, table.game)}{" "}
                <button type="button" className="button small" onClick={retry}>
                  {t("lobby.retry")}
                </button>
              </p>
            )}
          </div>
        )}
      </main>
    </div>
  );
}

interface TimelineProps extends GameResultProps, LoadedTimeline {
  first: TimelineRound;
}

function Timeline(props: TimelineProps) {
  const { table, names, timeline, rounds, first } = props;
  const { t } = useTranslation("replay");
  const player = useTimelinePlayer(rounds, timeline);
  const { at } = player.place;
  const round = rounds[player.place.round] ?? first;
  const name = timeline.nameOf(round, table.players);
  const isOver = at >= round.lasted;
  const told = isOver
    ? timeline.result(round, names)
    : timeline.tell(round, lastTime(timeline, round, at), names);
  const say = useEffectEvent(() => {
    if (!player.isPlaying || isOver) announce(`${name}. ${told}`);
  });
  useEffect(() => {
    say();
  }, [told, name]);
  useReplayKeys(player, {
    previous: player.previous,
    next: player.next,
    back: player.starts[at === 0 ? player.place.round - 1 : player.place.round] ?? 0,
    on: player.starts[player.place.round + 1] ?? player.of,
  });
  return (
    <>
      <div className="replay-stage">
        <section
          className="scene timeline-scene"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a low screen
          tabIndex={0}
          aria-label={t("buildings")}
          data-testid="timeline"
          data-round={player.place.round + 1}
          data-at={Math.round(at)}
        >
          <h2 className="timeline-title" data-over={isOver}>
            {name}
            <span> · {isOver ? t("result") : clock(at)}</span>
          </h2>
          <Suspense fallback={<p>…</p>}>
            <timeline.Round table={table} names={names} round={round} at={at} />
          </Suspense>
          <p className="told" data-testid="told">
            {told === "" ? t("begins") : told}
          </p>
        </section>
        <TimelineBar id={table.id} player={player} round={round} name={name} />
      </div>
      <TimelinePanel
        table={table}
        names={names}
        timeline={timeline}
        rounds={rounds}
        player={player}
      />
    </>
  );
}

/** Return the time of the latest event. */
const lastTime = (timeline: TimelineModule, round: TimelineRound, at: number): number =>
  Math.max(-1, ...timeline.times(round).filter((time) => time <= at));
