import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongo3d";
import { Animal } from "../art/Animal";
import { Review } from "./Review";
import type { Reviewed } from "./useReview";
import "../table/panel.css";

interface ReviewPanelProps {
  review: Reviewed;
  view: View;
  names: readonly string[];
}

/** The sheet beside the board after a round. */
export function ReviewPanel({ review, view, names }: ReviewPanelProps) {
  const { t } = useTranslation("ubongo3d");
  const title = t(review.round.round > view.rounds ? "review.tie" : "review.title", {
    round: review.round.round,
  });
  return (
    <section className="panel review-panel paper" aria-label={title} data-testid="review">
      <h2 className="animal-title" data-landing>
        <Animal animal={review.round.animal} />
        {title}
      </h2>
      <Review review={review} view={view} names={names} />
    </section>
  );
}
