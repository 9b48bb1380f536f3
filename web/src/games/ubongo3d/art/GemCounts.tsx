import { useTranslation } from "react-i18next";
import { GEMS, type Gem, type Gems } from "../../../protocol/ubongo3d";
import { GemPicture } from "./GemPicture";

const KINDS = Object.keys(GEMS) as Gem[];

/** How many gems of each kind there are; kinds with none are left out. */
export function GemCounts({ gems }: { gems: Gems }) {
  const { t } = useTranslation("ubongo3d");
  const there = KINDS.filter((gem) => gems[gem] > 0);
  return (
    <span className="gem-counts">
      {there.map((gem) => (
        <span key={gem} title={t(`gem.${gem}`)}>
          <GemPicture gem={gem} />
          <span aria-hidden="true"> {gems[gem]}</span>
          <span className="hidden-text">
            {t("gemCount", { gem: t(`gem.${gem}`), count: gems[gem] })}
          </span>
        </span>
      ))}
    </span>
  );
}

interface GemListProps {
  gems: readonly Gem[];
  /** Whether the last one was drawn from the bag; the others came from the display. */
  isLastDrawn?: boolean;
}

/** The gems that a player won, in order, each marked with its origin. */
export function GemList({ gems, isLastDrawn = false }: GemListProps) {
  const { t } = useTranslation("ubongo3d");
  const from = (place: number) => (isLastDrawn && place === gems.length - 1 ? "bag" : "display");
  return (
    <span className="gem-counts">
      {gems.map((gem, place) => (
        <span key={place} title={t(`gem.${gem}`)} data-from={from(place)}>
          <GemPicture gem={gem} />
          <span className="hidden-text">{t(`gem.${gem}`)} </span>
        </span>
      ))}
    </span>
  );
}
