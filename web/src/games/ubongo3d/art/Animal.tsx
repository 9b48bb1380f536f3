import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ANIMALS } from "../../../protocol/ubongo3d";
import { PICTURES } from "./animals";
import "./animals.css";

interface AnimalProps {
  /** Null if no board belongs to the task. */
  animal: string | null;
  /** Whether its name is written beside it and need not be read out twice. */
  isNamed?: boolean;
}

/** The animal that is printed on a board. */
export const Animal = memo(function Animal({ animal, isNamed = false }: AnimalProps) {
  const { t } = useTranslation("ubongo3d");
  const name = ANIMALS.find((each) => each === animal);
  if (name === undefined) return null;
  const words = isNamed
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": t(`animal.${name}`) } as const);
  return (
    <svg className="animal" viewBox="0 0 48 48" data-animal={name} {...words}>
      <circle className="animal-ground" cx="24" cy="24" r="23.4" />
      <g className="animal-figure">
        {PICTURES[name].map(([tone, path], place) => (
          <path key={place} data-tone={tone} d={path} />
        ))}
      </g>
    </svg>
  );
});
