import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Film } from "./film";

const SIGNS = {
  first: "M15 4 9 10l6 6M5 4v12",
  previous: "M13 4 7 10l6 6",
  play: "M6 3.5 16 10 6 16.5Z",
  pause: "M7 4v12M13 4v12",
  next: "M7 4l6 6-6 6",
  last: "M5 4l6 6-6 6M15 4v12",
} as const;

/** Buttons and a slider, as for a film. */
export function FilmBar({ film }: { film: Film }) {
  const { t } = useTranslation();
  const keys = useId();
  const { number, of } = film;
  const step = t("replay.step", { number, of });
  return (
    <div className="film-bar" role="group" aria-label={t("replay.film")} aria-describedby={keys}>
      <span id={keys} className="hidden-text">
        {t("replay.keys")}
      </span>
      <input
        type="range"
        className="film-slider"
        data-testid="film-slider"
        min={0}
        max={of}
        value={number}
        aria-label={t("replay.slider")}
        aria-valuetext={step}
        onChange={({ target }) => {
          film.goTo(Number(target.value));
        }}
      />
      <div className="film-buttons">
        <FilmButton film={film} sign="first" to={0} />
        <FilmButton film={film} sign="previous" to={number - 1} />
        <button
          type="button"
          className="button"
          data-testid="film-play"
          aria-label={t(film.isPlaying ? "replay.pause" : "replay.play")}
          onClick={film.play}
        >
          <Sign sign={film.isPlaying ? "pause" : "play"} />
        </button>
        <FilmButton film={film} sign="next" to={number + 1} />
        <FilmButton film={film} sign="last" to={of} />
        <p className="film-step" data-testid="film-step">
          <span className="hidden-text">{step}</span>
          <span aria-hidden="true">
            <b>{number}</b> / {of}
          </span>
        </p>
      </div>
    </div>
  );
}

interface FilmButtonProps {
  film: Film;
  sign: "first" | "previous" | "next" | "last";
  to: number;
}

/** Stays focusable at the ends, so that focus is never lost. */
function FilmButton({ film, sign, to }: FilmButtonProps) {
  const { t } = useTranslation();
  const isOff = to < 0 || to > film.of || to === film.number;
  return (
    <button
      type="button"
      className="button"
      data-testid={`film-${sign}`}
      aria-label={t(`replay.${sign}`)}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) film.goTo(to);
      }}
    >
      <Sign sign={sign} />
    </button>
  );
}

function Sign({ sign }: { sign: keyof typeof SIGNS }) {
  return (
    <svg className="icon" data-sign={sign} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
