import { useTranslation } from "react-i18next";
import type { Card, SectionView } from "../../../protocol/ugo";
import { LandTile } from "../art/CardFace";
import { Farmer } from "../art/Farmer";
import { cardName, points, type UgoWords } from "../text/words";

interface PlotProps {
  section: SectionView;
  seat: number;
  /** Cards that are suggested but not laid yet. */
  offered: ReadonlySet<Card>;
}

/** One section of a kingdom: its pile, its farmers, its current score. */
export function Plot({ section, seat, offered }: PlotProps) {
  const { t } = useTranslation("ugo");
  const top = section.pile.at(-1);
  const isOffered = section.pile.some((card) => offered.has(card));
  return (
    <li className="plot" data-offered={isOffered}>
      <span className="hidden-text">
        {plotSentence(t, section)}
        {isOffered && `, ${t("kingdom.preview")}`}
      </span>
      <div className="plot-picture" aria-hidden="true">
        {top === undefined ? (
          <div className="plot-empty" data-full={section.missing === 0 && section.printed > 0}>
            {section.printed > 0 && `+${section.printed}`}
          </div>
        ) : (
          <div className="plot-pile" data-under={Math.min(3, section.pile.length - 1)}>
            <div
              className="plot-top"
              data-top-card={top}
              data-under={section.pile.slice(0, -1).join(", ")}
            >
              <LandTile card={top} />
            </div>
            {section.pile.length > 1 && <span className="plot-count">×{section.pile.length}</span>}
          </div>
        )}
        <FarmerPlaces section={section} seat={seat} />
        <div className="plot-foot">
          <span className="plot-name">{section.name}</span>
          <span className="plot-score" data-penalty={section.penalty < 0}>
            {points(section.score)}
          </span>
        </div>
      </div>
    </li>
  );
}

function FarmerPlaces({ section, seat }: Pick<PlotProps, "section" | "seat">) {
  return (
    <div className="plot-farmers">
      {Array.from({ length: section.needed }, (_, place) => {
        const isThere = place < section.farmers;
        const name = `${seat} ${section.name} ${place}`;
        return (
          <span key={place} {...(isThere && { "data-farmer": name })}>
            <Farmer missing={!isThere} />
          </span>
        );
      })}
    </div>
  );
}

/** Describe a section for screen readers. */
function plotSentence(t: UgoWords, section: SectionView): string {
  const top = section.pile.at(-1);
  const parts: string[] = [
    top === undefined
      ? t("kingdom.empty")
      : t("kingdom.pile", { card: cardName(t, top), count: section.pile.length }),
  ];
  if (section.needed > 0) {
    parts.push(t("kingdom.farmers", { count: section.farmers, needed: section.needed }));
  }
  if (top === undefined && section.printed > 0 && section.missing > 0) {
    parts.push(t("kingdom.printed", { count: section.printed }));
  }
  if (section.penalty < 0) parts.push(t("kingdom.cost", { penalty: points(section.penalty) }));
  parts.push(t("kingdom.scores", { score: points(section.score) }));
  return t("kingdom.section", { name: section.name, facts: parts.join(", ") });
}
