import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import { keep, kept } from "../../../model/kept";
import { later } from "../../../model/later";
import type { HandCard } from "../../../protocol/ugo";
import { FarmerMark, SectionMark, TakesMark } from "./LessonMarks";

const MarksHelp = later(() => import("./MarksHelp").then((part) => part.MarksHelp));
const IS_KNOWN = "ugo.marks";

/** What the marks mean: a line that opens the full explanation; newcomers are invited to look. */
export function LessonLegend({ hand }: { hand: readonly HandCard[] }) {
  const { t } = useTranslation("ugo");
  const [isOpen, setOpen] = useState(false);
  const [isKnown, setKnown] = useState(() => kept(IS_KNOWN) === true);
  const open = () => {
    keep(IS_KNOWN, true);
    setKnown(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="lesson-legend"
        aria-haspopup="dialog"
        aria-label={t("lesson.help")}
        title={t("lesson.help")}
        data-new={!isKnown}
        data-testid="lesson-legend"
        onClick={open}
      >
        {isKnown ? <Line /> : t("lesson.help")}
      </button>
      <Dialog
        open={isOpen}
        title={t("lesson.help")}
        onClose={() => {
          setOpen(false);
        }}
        testId="marks-help"
      >
        <Suspense>
          <MarksHelp hand={hand} />
        </Suspense>
      </Dialog>
    </>
  );
}

function Line() {
  const { t } = useTranslation("ugo");
  return (
    <>
      <span>
        <TakesMark takes /> {t("lesson.taken")}
      </span>
      <span>
        <TakesMark takes={false} /> {t("lesson.not")}
      </span>
      <span>
        <b>±</b> {t("lesson.pointsNow")}
      </span>
      <span>
        <FarmerMark /> {t("lesson.farmersWord")}
      </span>
      <span>
        <SectionMark /> {t("lesson.newLand")}
      </span>
    </>
  );
}
