import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { placeName } from "../model/map";
import { formCubes, turnedForm, type Axis } from "../model/pieces";
import type { Hand } from "./useHand";
import type { Words } from "./words";

const AXES: readonly Axis[] = ["x", "y", "z"];

/** Three buttons that turn the chosen piece. */
export function TurnPad({ hand, canBuild }: { hand: Hand; canBuild: boolean }) {
  const { t } = useTranslation("ubongo3d");
  const { chosen } = hand;
  const turn = (axis: Axis, isBack: boolean) => {
    hand.turn(axis, isBack);
    if (chosen === null) announce(t("panel.chooseFirst"));
    else
      announce(formWords(t, chosen, turnedForm(chosen, hand.forms.get(chosen) ?? 0, axis, isBack)));
  };
  return (
    <div className="turn-pad" role="group" aria-label={t("panel.turn")}>
      {AXES.map((axis) => (
        <button
          key={axis}
          type="button"
          className="button small"
          data-testid={`turn-${axis}`}
          aria-disabled={chosen === null || !canBuild}
          aria-keyshortcuts={axis}
          title={t(`turnHint.${axis}`)}
          onClick={(event) => {
            turn(axis, event.shiftKey);
          }}
        >
          <TurnPicture axis={axis} />
          {t(`turn.${axis}`)}
        </button>
      ))}
    </div>
  );
}

/** An arrow around an axis. */
function TurnPicture({ axis }: { axis: Axis }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={ARROWS[axis]} />
    </svg>
  );
}

const ARROWS: Readonly<Record<Axis, string>> = {
  x: "M10 17c-3 0-4-3-4-7s1-7 4-7 4 3 4 7M17 8l-3 3-3-3M2 10h2M16 14h2",
  y: "M3 10a7 7 0 0 1 14 0M14 8l3 3 3-3M10 10v.01M3 14v3",
  z: "M3 10c0-3 3-4 7-4s7 1 7 4-3 4-7 4M12 11l-3 3 3 3M10 2v2M10 9v2",
};

/** Say a form in words, level by level, as places from its own corner. */
export function formWords(t: Words, kind: number, form: number): string {
  const cubes = formCubes(kind, form);
  const heights = [...new Set(cubes.map(([, , z]) => z))].toSorted((one, other) => one - other);
  return heights
    .map((height) =>
      t("panel.formLevel", {
        level: height + 1,
        places: cubes
          .filter(([, , z]) => z === height)
          .map(([x, y]) => placeName(x, y))
          .toSorted()
          .join(" "),
      }),
    )
    .join(" ");
}
