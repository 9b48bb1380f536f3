import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PlayButton, PlayerSign } from "../player/PlayButton";
import { StepSlider } from "../player/StepSlider";
import type { Player } from "../player/usePlayer";

/** The controls of the replay: a slider and buttons. */
export function PlayerBar({ player }: { player: Player }) {
  const { t } = useTranslation();
  const keys = useId();
  const { number, of } = player;
  const step = t("replay.step", { number, of });
  return (
    <div className="film-bar" role="group" aria-label={t("replay.player")} aria-describedby={keys}>
      <span id={keys} className="hidden-text">
        {t("replay.keys")}
      </span>
      <StepSlider player={player} name="film-slider" label={t("replay.slider")} step={step} />
      <div className="film-buttons">
        <StepButton player={player} sign="first" to={0} />
        <StepButton player={player} sign="previous" to={number - 1} />
        <PlayButton player={player} />
        <StepButton player={player} sign="next" to={number + 1} />
        <StepButton player={player} sign="last" to={of} />
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

interface StepButtonProps {
  player: Player;
  sign: "first" | "previous" | "next" | "last";
  to: number;
}

/** Stays focusable at the ends, so that focus is never lost. */
function StepButton({ player, sign, to }: StepButtonProps) {
  const { t } = useTranslation();
  const isOff = to < 0 || to > player.of || to === player.number;
  return (
    <button
      type="button"
      className="button"
      data-testid={`film-${sign}`}
      aria-label={t(`replay.${sign}`)}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) player.goTo(to);
      }}
    >
      <PlayerSign sign={sign} />
    </button>
  );
}
