import { useTranslation } from "react-i18next";
import type { FilmModule, GameResultProps } from "../../../games/game-module";
import type { FilmRound } from "../../../protocol/messages";
import PlayAgain from "../again/PlayAgain";
import type { FilmPlayer } from "./film-player";

interface FilmPanelProps extends GameResultProps {
  film: FilmModule;
  rounds: readonly FilmRound[];
  player: FilmPlayer;
}

/** All rounds with their results, each with a way to it, and playing on from one of them. */
export function FilmPanel({ table, names, film, rounds, player }: FilmPanelProps) {
  const { t } = useTranslation("replay");
  const now = player.place.round;
  const round = rounds[now];
  return (
    <section className="replay-panel paper" aria-label={t("rounds")}>
      <h2>{t("rounds")}</h2>
      <ol className="film-rounds">
        {rounds.map((each, place) => (
          <li key={each.number}>
            <button
              type="button"
              className="costly-move film-round"
              data-testid={`to-round-${each.number}`}
              aria-current={place === now ? "step" : undefined}
              onClick={() => {
                player.toRound(place);
              }}
            >
              <b>{film.nameOf(each, table.players)}</b>
              <span>{film.result(each, names)}</span>
            </button>
          </li>
        ))}
      </ol>
      <PlayAgain
        table={table}
        names={names}
        move={round?.moves ?? 0}
        fromHere={
          round === undefined ? "" : t("fromRound", { round: film.nameOf(round, table.players) })
        }
        seat={table.you ?? 0}
      />
    </section>
  );
}
