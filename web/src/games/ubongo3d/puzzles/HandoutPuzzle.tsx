import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { DAILY } from "../../../protocol/ubongo3d";
import { OwnPrinted } from "../../../app/print/OwnPrinted";
import { Printed, scrollTo } from "../../../app/print/Printed";
import type { OwnSet, Wish } from "../../../app/print/documents";
import { Choices } from "../../../app/Choices";
import { Select } from "../../../app/settings/fields";

const SHEET = "ubongo3d-puzzle";
/** A task to begin with. */
const FIRST_NAME = "A25 - 1|2";

/** One of a day's puzzles, or one by its name, large enough to build on; a link may say which. */
export function OnePuzzle({ wish }: { wish: Wish }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [linked] = useState(() => new URLSearchParams(location.search));
  const [day, setDay] = useState(linked.get("day") ?? today);
  const [kind, setKind] = useState(DAILY.find((each) => each === linked.get("kind")) ?? "easy");
  const [isNamed, setNamed] = useState(linked.has("puzzle"));
  const [name, setName] = useState(linked.get("puzzle") ?? FIRST_NAME);
  useEffect(() => {
    if (linked.has("puzzle") || linked.has("day")) scrollTo(SHEET);
  }, [linked]);
  return (
    <Printed
      document={SHEET}
      title={t("handout.puzzle")}
      what={t("handout.puzzleWhat")}
      wish={wish}
      asked={isNamed ? { puzzle: name } : { day, kind }}
    >
      <Choices
        legend={t("handout.which")}
        name="puzzle"
        options={[
          ["daily", t("handout.ofADay")],
          ["named", t("handout.byName")],
        ]}
        chosen={isNamed ? "named" : "daily"}
        onChoose={(chosen) => {
          setNamed(chosen === "named");
        }}
      />
      {isNamed ? (
        <NameOfPuzzle name={name} onName={setName} testId="puzzle-name" />
      ) : (
        <DayAndKind today={today} day={day} kind={kind} onDay={setDay} onKind={setKind} />
      )}
    </Printed>
  );
}

/** One task of somebody's own boards, by its name. */
export function OwnPuzzle({ wish, own }: { wish: Wish; own: OwnSet }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [name, setName] = useState(FIRST_NAME);
  return (
    <OwnPrinted
      document={SHEET}
      title={t("handout.puzzle")}
      what={t("handout.puzzleWhat")}
      own={own}
      wish={wish}
      asked={{ puzzle: name }}
    >
      <NameOfPuzzle name={name} onName={setName} testId="own-puzzle-name" />
    </OwnPrinted>
  );
}

interface NameOfPuzzleProps {
  name: string;
  onName: (name: string) => void;
  testId: string;
}

/** A name is looked up once it is complete: on Enter, or when the field loses the focus. */
function NameOfPuzzle({ name, onName, testId }: NameOfPuzzleProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [typed, setTyped] = useState(name);
  const look = () => {
    if (typed.trim() !== "") onName(typed.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <label className="field">
        {t("handout.name")}
        <input
          className="input"
          value={typed}
          maxLength={40}
          spellCheck={false}
          data-testid={testId}
          onBlur={look}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </label>
    </form>
  );
}

interface DayAndKindProps {
  today: string;
  day: string;
  kind: (typeof DAILY)[number];
  onDay: (day: string) => void;
  onKind: (kind: (typeof DAILY)[number]) => void;
}

/** The puzzles of a day, up to today. */
function DayAndKind({ today, day, kind, onDay, onKind }: DayAndKindProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const { t: game } = useTranslation("ubongo3d");
  return (
    <div className="handout-selects">
      <label className="field">
        {t("handout.day")}
        <input
          className="input"
          type="date"
          required
          max={today}
          value={day}
          data-testid="puzzle-day"
          onChange={(event) => {
            onDay(event.target.value === "" ? today : event.target.value);
          }}
        />
      </label>
      <Select
        label={t("difficulty")}
        testId="puzzle-kind"
        values={DAILY}
        chosen={kind}
        nameOf={(each) => game(`daily.${each}.name`)}
        onChoose={onKind}
      />
    </div>
  );
}
