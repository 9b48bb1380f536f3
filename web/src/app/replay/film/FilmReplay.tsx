import { Suspense, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { FilmModule, GameModule, GameResultProps } from "../../../games/game-module";
import { refusalText } from "../../../i18n/refusal";
import { announce } from "../../../model/announcer";
import type { FilmRound } from "../../../protocol/messages";
import { ReplayBar } from "../ReplayBar";
import { useReplayKeys } from "../replay-keys";
import { FilmBar } from "./FilmBar";
import { FilmPanel } from "./FilmPanel";
import { useFilmPlayer } from "./film-player";
import { useFilm, type LoadedFilm } from "./useFilm";
import "./film.css";

interface FilmReplayProps extends GameResultProps {
  load: NonNullable<GameModule["film"]>;
}

/** A race that is over, watched again: everyone's building side by side, all rounds. */
export function FilmReplay({ table, names, load }: FilmReplayProps) {
  const { t } = useTranslation();
  const { loaded, refusal, retry } = useFilm(table.id, load);
  const first = loaded?.rounds[0];
  return (
    <div className="replay" data-page="replay">
      <ReplayBar table={table} />
      <main className="replay-main" id="main">
        {loaded !== null && first !== undefined ? (
          <Film table={table} names={names} {...loaded} first={first} />
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

interface FilmProps extends GameResultProps, LoadedFilm {
  first: FilmRound;
}

function Film(props: FilmProps) {
  const { table, names, film, rounds, first } = props;
  const { t } = useTranslation("replay");
  const player = useFilmPlayer(rounds, film);
  const { at } = player.place;
  const round = rounds[player.place.round] ?? first;
  const name = film.nameOf(round, table.players);
  const isOver = at >= round.lasted;
  const told = isOver
    ? film.result(round, names)
    : film.tell(round, lastTime(film, round, at), names);
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
          className="scene film-scene"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a low screen
          tabIndex={0}
          aria-label={t("buildings")}
          data-testid="film"
          data-round={player.place.round + 1}
          data-at={Math.round(at)}
        >
          <h2 className="film-title" data-over={isOver}>
            {name}
            {isOver && <span> · {t("result")}</span>}
          </h2>
          <Suspense fallback={<p>…</p>}>
            <film.Round table={table} names={names} round={round} at={at} />
          </Suspense>
          <p className="told" data-testid="told">
            {told === "" ? t("begins") : told}
          </p>
        </section>
        <FilmBar id={table.id} player={player} round={round} name={name} />
      </div>
      <FilmPanel table={table} names={names} film={film} rounds={rounds} player={player} />
    </>
  );
}

/** Give when something happened last. */
const lastTime = (film: FilmModule, round: FilmRound, at: number): number =>
  Math.max(-1, ...film.times(round).filter((time) => time <= at));
