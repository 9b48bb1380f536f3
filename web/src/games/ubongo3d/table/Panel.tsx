import { memo } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { KindPicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import type { Building } from "../model/building";
import { formCubes, sizeOf, type Cube } from "../model/pieces";
import { LevelGrids } from "./LevelGrids";
import { PieceChoice } from "./PieceChoice";
import { formWords, TurnPad } from "./TurnPad";
import type { OwnBuilding } from "./useBuilding";
import { formIn, type Hand } from "./useHand";
import { pieceName } from "../text/words";
import "./panel.css";

interface PanelProps {
  building: OwnBuilding;
  hand: Hand;
  /** Where a hint puts a piece. */
  marked: readonly Cube[];
  /** Where the pieces of the player's best run lay at this moment. */
  best: Building;
}

/** Every action without the 3-D picture: choose a piece, turn it, choose a place on the map, put it, take it back. */
export function Panel({ building, hand, marked, best }: PanelProps) {
  const { t } = useTranslation("ubongo3d");
  const { chosen, forms, facing, actions } = hand;
  const form = formIn(hand);
  return (
    <section className="panel paper" aria-label={t("panel.title")} data-landing data-testid="panel">
      <PieceChoice
        kinds={building.kinds}
        laid={building.laid}
        chosen={chosen}
        forms={forms}
        actions={actions}
      />
      <FormView chosen={chosen} form={form} />
      <TurnPad
        chosen={chosen}
        form={form}
        facing={facing}
        canBuild={building.canBuild}
        actions={actions}
      />
      <LevelGrids building={building} hand={hand} marked={marked} best={best} />
      <PanelButtons building={building} hand={hand} />
    </section>
  );
}

interface FormViewProps {
  chosen: number | null;
  form: number;
}

/** The form of the chosen piece: in space, and level by level. */
const FormView = memo(function FormView({ chosen, form }: FormViewProps) {
  const { t } = useTranslation("ubongo3d");
  if (chosen === null) return <div className="form-view" />; // reserves its room, so that nothing moves
  const cells = formCubes(chosen, form);
  return (
    <div className="form-view" data-testid="form">
      <span className="form-picture">
        <KindPicture kind={chosen} cells={cells} />
      </span>
      <span className="form-levels">
        <SmallMap
          squares={[]}
          laid={[{ kind: chosen, cells }]}
          label={formWords(t, chosen, form)}
          levels={sizeOf(cells)[2]}
        />
      </span>
    </div>
  );
});

function PanelButtons({ building, hand }: Omit<PanelProps, "marked" | "best">) {
  const { t } = useTranslation("ubongo3d");
  const { chosen, landing } = hand;
  const isLying = building.laid.some(({ kind }) => kind === chosen);
  return (
    <>
      <p className="panel-note" data-testid="landing">
        {landingWords()}
      </p>
      <div className="panel-buttons">
        <button
          type="button"
          className="button"
          data-testid="put"
          aria-disabled={landing === null}
          onClick={() => {
            if (landing === null || chosen === null) announce(t("panel.chooseFirst"));
            else {
              hand.actions.drop();
              announce(t("said.put", { piece: pieceName(t, chosen) }));
            }
          }}
        >
          {t("panel.put")}
        </button>
        <button
          type="button"
          className="button"
          data-testid="take"
          aria-disabled={!isLying}
          onClick={() => {
            if (chosen !== null && isLying) {
              hand.actions.takeBack(chosen);
              announce(t("said.taken", { piece: pieceName(t, chosen) }));
            }
          }}
        >
          {t("panel.take")}
        </button>
      </div>
    </>
  );

  function landingWords(): string {
    if (landing === null) return t(chosen === null ? "panel.chooseFirst" : "panel.choosePlace");
    if (landing.misfit !== null) return t(`misfit.${landing.misfit}`);
    return t(landing.level === null ? "panel.fits" : "panel.slidesIn");
  }
}
