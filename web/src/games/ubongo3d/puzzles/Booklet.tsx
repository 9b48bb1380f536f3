import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAttempt } from "../../../app/busy";
import { ErrorText } from "../../../app/ErrorText";
import { PiecePicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import { colourOf } from "../model/pieces";
import { asLying } from "../model/playback";
import { asSquares } from "../table/useBuilding";
import { fetchSolution } from "../model/puzzles";
import type { PuzzleCard, PuzzleSolution } from "../../../protocol/ubongo3d";

/** A solution, revealed piece by piece; nothing is loaded before it is requested. */
export function Booklet({ card }: { card: PuzzleCard }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [solution, setSolution] = useState<PuzzleSolution>({ pieces: [] });
  const { isBusy, error, run } = useAttempt(async () => {
    setSolution(await fetchSolution(card.id, solution.pieces.length + 1));
  });
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
          disabled={isBusy}
          onClick={run}
        >
          {t(count === 0 ? "reveal" : "revealNext")}
        </button>
      )}
      <ErrorText error={error} testId="reveal-error" />
    </section>
  );
}
