import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PiecePicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import { colourOf } from "../model/pieces";
import { asLying } from "../model/playback";
import { asSquares } from "../table/useBuilding";
import { fetchSolution } from "../model/puzzles";
import type { PuzzleCard, PuzzleSolution } from "../../../protocol/ubongo3d";

interface BookletProps {
  card: PuzzleCard;
  /** How many pieces were revealed. */
  shown: number;
  onShow: (pieces: number) => void;
}

/** A solution, revealed piece by piece; nothing is loaded before it is requested. */
export function Booklet({ card, shown, onShow }: BookletProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [solution, setSolution] = useState<PuzzleSolution>({ pieces: [] });
  useEffect(() => {
    let isWanted = true;
    if (shown > 0) {
      fetchSolution(card.id, shown).then(
        (found) => {
          if (isWanted) setSolution(found);
        },
        () => null,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [card.id, shown]);
  const laid = solution.pieces.map(asLying);
  const count = laid.length;
  const of = card.kinds.length;
  return (
    <section className="booklet sheet paper" aria-labelledby="booklet">
      <h2 id="booklet">{t("booklet")}</h2>
      <p>{t("bookletLead")}</p>
      {count > 0 && (
        <div className="booklet-pictures" data-testid="booklet">
          <PiecePicture
            pieces={laid.map(({ kind, cells }) => ({ colour: colourOf(kind), cells }))}
          />
          <SmallMap
            squares={asSquares(card.squares)}
            laid={laid}
            label={t("revealed", { count, of })}
          />
        </div>
      )}
      <p role="status">{count === of ? t("whole") : count > 0 && t("revealed", { count, of })}</p>
      {count < of && (
        <button
          type="button"
          className="button"
          data-testid="reveal"
          onClick={() => {
            onShow(count + 1);
          }}
        >
          {t(count === 0 ? "reveal" : "revealNext")}
        </button>
      )}
    </section>
  );
}
