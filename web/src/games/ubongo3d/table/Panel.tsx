import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { KindPicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import { formCubes, sizeOf, type Cube } from "../model/pieces";
import { LevelGrids } from "./LevelGrids";
import { PieceChoice } from "./PieceChoice";
import { formWords, TurnPad } from "./TurnPad";
import type { OwnBuilding } from "./useBuilding";
import type { Hand } from "./useHand";
import { pieceName } from "../text/words";
import "./panel.css";

interface PanelProps {
  building: OwnBuilding;
  hand: Hand;
  /** Where a hint says that a piece belongs. */
  marked: readonly Cube[];
}

/** Every action without the picture in space: piece, turned form, place on the map, put, take back. */
export function Panel({ building, hand, marked }: PanelProps) {
  const { t } = useTranslation("ubongo3d");
  return (
    <section className="panel paper" aria-label={t("panel.title")} data-landing data-testid="panel">
      <PieceChoice building={building} hand={hand} />
      <FormView hand={hand} />
      <TurnPad hand={hand} canBuild={building.canBuild} />
      <LevelGrids building={building} hand={hand} marked={marked} />
      <PanelButtons building={building} hand={hand} />
    </section>
  );
}

/** How the chosen piece is turned: in space, and level by level. */
function FormView({ hand }: Pick<PanelProps, "hand">) {
  const { t } = useTranslation("ubongo3d");
  const { chosen } = hand;
  if (chosen === null) return <p className="form-view hint">{t("panel.chooseFirst")}</p>;
  const form = hand.forms.get(chosen) ?? 0;
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
}

function PanelButtons({ building, hand }: Omit<PanelProps, "marked">) {
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
              hand.drop();
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
              hand.takeBack(chosen);
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
