import { useTranslation } from "react-i18next";
import { KindPicture } from "../art/PiecePicture";
import { cubeCount, formCubes } from "../model/pieces";
import type { OwnBuilding } from "./useBuilding";
import type { Hand } from "./useHand";
import { pieceName } from "../text/words";

/** The task's pieces as a list to choose from: each with its picture, its number and where it is. */
export function PieceChoice({ building, hand }: { building: OwnBuilding; hand: Hand }) {
  const { t } = useTranslation("ubongo3d");
  return (
    <fieldset className="piece-choice" data-testid="pieces">
      <legend className="hidden-text">{t("panel.pieces")}</legend>
      <div className="piece-choices">
        {building.kinds.map((kind) => {
          const isLying = building.laid.some((piece) => piece.kind === kind);
          return (
            <label className="choice piece-card" key={kind} data-lying={isLying}>
              <input
                type="radio"
                name="piece"
                data-testid={`piece-${kind}`}
                checked={hand.chosen === kind}
                aria-label={t(isLying ? "panel.pieceLies" : "panel.pieceInTray", {
                  piece: pieceName(t, kind),
                  cubes: t("panel.cubes", { count: cubeCount(kind) }),
                })}
                onChange={() => {
                  hand.choose(kind);
                }}
              />
              <span className="button">
                <span className="piece-card-picture">
                  <KindPicture kind={kind} cells={formCubes(kind, hand.forms.get(kind) ?? 0)} />
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
}
