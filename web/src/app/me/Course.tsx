import { useTranslation } from "react-i18next";
import type { Point } from "../../protocol/messages";
import { extentOf, FRAME, lineThrough, placesOf } from "./course";
import { dayOf } from "./words";

interface CourseProps {
  title: string;
  points: readonly Point[];
  /** Format a value. */
  write: (value: number) => string;
}

/** A chart of a rating or a record over time; it takes at least two points. */
export function Course({ title, points, write }: CourseProps) {
  const { t, i18n } = useTranslation("me");
  const extent = extentOf(points);
  const [first, last] = [points[0], points.at(-1)];
  if (extent === null || first === undefined || last === undefined || points.length < 2)
    return null;
  const places = placesOf(points);
  const words = t("statistics.course", {
    first: write(extent.first),
    last: write(extent.last),
    least: write(extent.least),
    most: write(extent.most),
  });
  return (
    <figure className="course">
      <p className="course-scale" aria-hidden="true">
        <span>{write(extent.most)}</span>
        <span>{write(extent.least)}</span>
      </p>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${words}`}
      >
        <path className="course-ground" d={`M0 ${FRAME.height}H${FRAME.width}`} />
        <path className="course-line" d={lineThrough(places)} />
        {places.slice(-1).map(([x, y]) => (
          <path key="last" className="course-last" d={`M${x} ${y}h0`} />
        ))}
      </svg>
      <figcaption className="course-days">
        <span>{dayOf(first.ended, i18n.language)}</span>
        <span>{dayOf(last.ended, i18n.language)}</span>
      </figcaption>
    </figure>
  );
}
