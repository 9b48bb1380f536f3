import { memo } from "react";
import { useTranslation } from "react-i18next";
import { KindPicture } from "../art/PiecePicture";
import type { Building } from "../model/building";
import { cubeCount, formCubes } from "../model/pieces";
import type { HandActions } from "../hand/actions";
import { pieceName } from "../text/words";

interface PieceChoiceProps {
  kinds: readonly number[];
  laid: Building;
  chosen: number | null;
  forms: ReadonlyMap<number, number>;
  actions: HandActions;
}

/** The task's pieces as a list to choose from: each with its picture, its number and its place. */
export const PieceChoice = memo(function PieceChoice(props: PieceChoiceProps) {
  const { kinds, laid, chosen, forms, actions } = props;
  const { t } = useTranslation("ubongo3d");
  return (
    <fieldset className="piece-choice" data-testid="pieces">
      <legend className="hidden-text">{t("panel.pieces")}</legend>
      <div className="piece-choices">
        {kinds.map((kind) => {
          const isLying = laid.some((piece) => piece.kind === kind);
          return (
            <label className="choice piece-card" key={kind} data-lying={isLying}>
              <input
                type="radio"
                name="piece"
                data-testid={`piece-${kind}`}
                checked={chosen === kind}
                aria-label={t(isLying ? "panel.pieceLies" : "panel.pieceInTray", {
                  piece: pieceName(t, kind),
                  cubes: t("panel.cubes", { count: cubeCount(kind) }),
                })}
                onChange={() => {
                  actions.choose(kind);
                }}
              />
              <span className="button">
                <span className="piece-card-picture">
                  <KindPicture kind={kind} cells={formCubes(kind, forms.get(kind) ?? 0)} />
                </span>
                <b aria-hidden="true">
                  {kind}
                  {isLying && " ✓"}
                </b>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
});
