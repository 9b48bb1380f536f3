import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HandCard } from "../../../protocol/ugo";
import { CardFace } from "../art/CardFace";
import { lessonText } from "../text/lessons";
import { cardLabel } from "../text/words";
import { FarmerMark, LessonMarks, SectionMark, TakesMark } from "./LessonMarks";
import "./marks-help.css";

/** Every mark with its meaning, and one of the player's own cards as an example. */
export function MarksHelp({ hand }: { hand: readonly HandCard[] }) {
  const { t } = useTranslation("ugo-help");
  const marks: readonly (readonly [ReactNode, string])[] = [
    [<TakesMark takes key="takes" />, t("marks.takenMeans")],
    [<TakesMark takes={false} key="not" />, t("marks.notMeans")],
    [<b key="points">±</b>, t("marks.pointsMean")],
    [
      <span key="farmers">
        <FarmerMark />
        <FarmerMark isSure={false} />
      </span>,
      t("marks.farmersMean"),
    ],
    [<SectionMark key="section" />, t("marks.newMeans")],
  ];
  return (
    <div className="marks-help">
      <dl>
        {marks.map(([mark, meaning]) => (
          <Fragment key={meaning}>
            <dt aria-hidden="true">{mark}</dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <Example hand={hand} />
      <p>{t("marks.hold")}</p>
    </div>
  );
}

function Example({ hand }: { hand: readonly HandCard[] }) {
  const { t } = useTranslation("ugo");
  const marked = hand.find(({ lesson }) => lesson);
  if (!marked?.lesson) return null;
  return (
    <div className="marks-example">
      <div className="hand-place" aria-hidden="true">
        <CardFace card={marked.card} />
        <LessonMarks lesson={marked.lesson} />
      </div>
      <p>
        <b>{cardLabel(t, marked.card)}</b>
        <br />
        {lessonText(t, marked.lesson)}
      </p>
    </div>
  );
}
