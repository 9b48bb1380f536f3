import type { Player } from "./usePlayer";

interface StepSliderProps {
  player: Player;
  /** Its class, which is its test id as well. */
  name: string;
  label: string;
  /** The step in words, for people who listen. */
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
