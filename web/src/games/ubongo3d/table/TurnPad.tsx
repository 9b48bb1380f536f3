import { memo } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { TURN_WAYS, TurnArrow, type TurnWay } from "../art/turns";
import { turnSeen, type Facing } from "../model/facing";
import { placeName } from "../model/map";
import { formCubes, turnedForm } from "../model/pieces";
import type { HandActions } from "../hand/actions";
import type { Words } from "../text/words";

interface TurnPadProps {
  chosen: number | null;
  form: number;
  facing: Facing;
  canBuild: boolean;
  actions: HandActions;
}

/** Six buttons that turn the chosen piece in all possible ways, as seen on the screen. */
export const TurnPad = memo(function TurnPad(props: TurnPadProps) {
  const { chosen, form, facing, canBuild, actions } = props;
  const { t } = useTranslation("ubongo3d");
  const turn = ({ axis, isBack }: TurnWay) => {
    actions.turn(axis, isBack);
    if (chosen === null) {
      announce(t("panel.chooseFirst"));
      return;
    }
    const next = turnedForm(chosen, form, ...turnSeen(facing, axis, isBack));
    announce(formWords(t, chosen, next));
  };
  return (
    <div className="turn-pad" role="group" aria-label={t("panel.turn")}>
      {TURN_WAYS.map((way) => {
        const key = `${way.isBack ? "Shift+" : ""}${way.axis.toUpperCase()}`;
        return (
          <button
            key={way.way}
            type="button"
            className="button small"
            data-testid={`turn-${way.axis}${way.isBack ? "-back" : ""}`}
            aria-disabled={chosen === null || !canBuild}
            aria-keyshortcuts={key}
            aria-label={t(`ways.${way.way}`)}
            title={t("turnKey", { way: t(`ways.${way.way}`), key })}
            onClick={() => {
              turn(way);
            }}
          >
            <TurnArrow path={way.path} />
          </button>
        );
      })}
    </div>
  );
});

/** Describe a form in words, level by level, as places from its own corner. */
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
