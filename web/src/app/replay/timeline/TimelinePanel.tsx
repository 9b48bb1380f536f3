import { useTranslation } from "react-i18next";
import type { TimelineModule, GameResultProps } from "../../../games/game-module";
import type { TimelineRound } from "../../../protocol/messages";
import PlayAgain from "../again/PlayAgain";
import { movesUntil } from "./timeline";
import type { TimelinePlayer } from "./timeline-player";

interface TimelinePanelProps extends GameResultProps {
  timeline: TimelineModule;
  rounds: readonly TimelineRound[];
  player: TimelinePlayer;
}

/** All rounds with their results and links to them, and playing on from the current moment. */
export function TimelinePanel({ table, names, timeline, rounds, player }: TimelinePanelProps) {
  const { t } = useTranslation("replay");
  const { round: now, at } = player.place;
  const round = rounds[now];
  const moves = round === undefined ? 0 : movesUntil(round, at);
  const isWithin = moves > (round?.moves ?? 0);
  return (
    <section className="replay-panel paper" aria-label={t("rounds")}>
      <h2>{t("rounds")}</h2>
      <ol className="timeline-rounds">
        {rounds.map((each, place) => (
          <li key={each.number}>
            <button
              type="button"
              className="costly-move timeline-round"
              data-testid={`to-round-${each.number}`}
              aria-current={place === now ? "step" : undefined}
              onClick={() => {
                player.toRound(place);
              }}
            >
              <b>{timeline.nameOf(each, table.players)}</b>
              <span>{timeline.result(each, names)}</span>
            </button>
          </li>
        ))}
      </ol>
      <PlayAgain
        table={table}
        names={names}
        move={moves}
        fromHere={
          round === undefined
            ? ""
            : isWithin
              ? t("fromMoment")
              : t("fromRound", { round: timeline.nameOf(round, table.players) })
        }
        seat={table.you ?? 0}
      />
    </section>
  );
}
