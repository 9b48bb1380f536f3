import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlayButton, PlayerSign } from "../player/PlayButton";
import { SpeedChoice, type Speed } from "../player/SpeedChoice";
import { StepSlider } from "../player/StepSlider";
import type { Player } from "../player/usePlayer";

type Sign = "first" | "previous" | "next" | "last";

/** A button's target, and its label. */
interface Jump {
  to: number;
  label: string;
}

interface PlayerBarProps {
  player: Player;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  jumps: Readonly<Record<Sign, Jump>>;
  /** What the slider moves through: "Move". */
  slider: string;
  /** The replay's position, in words and for display. */
  step: string;
  shown: ReactNode;
  /** Which keys there are. */
  keys: string;
  /** Positions of the marks on the slider, from 0 to 1. */
  marks?: readonly number[];
  /** Other things to do with this moment. */
  children?: ReactNode;
}

/** The controls of a replay: a slider, buttons and a speed. */
export function PlayerBar(props: PlayerBarProps) {
  const { player, jumps, slider, step, shown, marks = [], children } = props;
  const { t } = useTranslation();
  const keys = useId();
  return (
    <div
      className="timeline-bar"
      role="group"
      aria-label={t("replay.player")}
      aria-describedby={keys}
    >
      <span id={keys} className="hidden-text">
        {props.keys}
      </span>
      <div className="timeline-track">
        <div className="timeline-slide">
          <StepSlider player={player} name="timeline-slider" label={slider} step={step} />
          {marks.map((mark) => (
            <span
              key={mark}
              className="timeline-mark"
              aria-hidden="true"
              style={{ left: `calc(0.5rem + (100% - 1rem) * ${mark})` }}
            />
          ))}
        </div>
        <p className="timeline-step" data-testid="timeline-step">
          <span className="hidden-text">{step}</span>
          <span aria-hidden="true">{shown}</span>
        </p>
      </div>
      <div className="timeline-buttons">
        <JumpButton player={player} sign="first" {...jumps.first} />
        <JumpButton player={player} sign="previous" {...jumps.previous} />
        <PlayButton player={player} />
        <JumpButton player={player} sign="next" {...jumps.next} />
        <JumpButton player={player} sign="last" {...jumps.last} />
        <SpeedChoice speed={props.speed} onChange={props.setSpeed} />
        {children}
      </div>
    </div>
  );
}

/** Stays focusable at both ends, so that the focus is never lost. */
function JumpButton({ player, sign, to, label }: Jump & { player: Player; sign: Sign }) {
  const isOff = to < 0 || to > player.of || to === player.number;
  return (
    <button
      type="button"
      className="button"
      data-testid={`timeline-${sign}`}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) player.goTo(to);
      }}
    >
      <PlayerSign sign={sign} />
    </button>
  );
}
