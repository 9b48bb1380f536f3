import type { Player } from "./usePlayer";

interface StepSliderProps {
  player: Player;
  /** Its class, also its test id. */
  name: string;
  label: string;
  /** The step in words, for screen readers. */
  step: string;
}

/** A slider over all steps of a replay. */
export function StepSlider({ player, name, label, step }: StepSliderProps) {
  return (
    <input
      type="range"
      className={name}
      data-testid={name}
      min={0}
      max={player.of}
      value={player.number}
      aria-label={label}
      aria-valuetext={step}
      onChange={({ target }) => {
        player.goTo(Number(target.value));
      }}
    />
  );
}
