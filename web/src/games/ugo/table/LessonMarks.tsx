import type { Gain, Lesson } from "../../../protocol/ugo";
import { FarmerShape } from "../art/Farmer";
import { pointsText } from "../text/lessons";
import "./lesson.css";

/** What a card may earn or cost, as small marks on it: one line if it takes the trick, one if not. */
export function LessonMarks({ lesson }: { lesson: Lesson }) {
  return (
    <span className="lesson" aria-hidden="true" data-testid="lesson">
      {lesson.wins && <GainMarks gain={lesson.wins} takes />}
      {lesson.loses && <GainMarks gain={lesson.loses} />}
    </span>
  );
}

function GainMarks({ gain, takes = false }: { gain: Gain; takes?: boolean }) {
  return (
    <span className="gain" data-takes={takes} data-range={gain.points !== gain.points_most}>
      <TakesMark takes={takes} />
      <b>{pointsText(gain)}</b>
      {gain.farmers_most > 0 && (
        <span>
          {Array.from({ length: gain.farmers_most }, (_, place) => (
            <FarmerMark key={place} isSure={place < gain.farmers} />
          ))}
        </span>
      )}
      {gain.opens > 0 && (
        <span>
          {gain.opens > 2 && gain.opens}
          {Array.from({ length: gain.opens > 2 ? 1 : gain.opens }, (_, place) => (
            <SectionMark key={place} />
          ))}
        </span>
      )}
    </span>
  );
}

/** A filled peak if the card takes the trick, an empty valley if it does not. */
export function TakesMark({ takes }: { takes: boolean }) {
  return (
    <svg className="lesson-mark" viewBox="0 0 12 12" aria-hidden="true">
      <path
        d={takes ? "M6 1.5 11 10.5H1Z" : "M6 10.5 1 1.5h10Z"}
        fill={takes ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A certain farmer, or the outline of a possible one. */
export function FarmerMark({ isSure = true }: { isSure?: boolean }) {
  return (
    <svg className="lesson-mark lesson-farmer" viewBox="0 0 20 28" aria-hidden="true">
      <FarmerShape missing={!isSure} />
    </svg>
  );
}

/** A plot with a plus: a section that is newly opened. */
export function SectionMark() {
  return (
    <svg className="lesson-mark" viewBox="0 0 12 12" aria-hidden="true">
      <path
        d="M1 1h10v10H1ZM6 3.5v5M3.5 6h5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
