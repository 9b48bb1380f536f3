import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DAILY } from "../../../protocol/ubongo3d";
import { Printed } from "../../../app/print/Printed";
import type { Wish } from "../../../app/print/documents";
import { Choices } from "../../../app/Choices";
import { Select } from "../../../app/settings/fields";
import { BANDS, type Band } from "./filters";
import { TaskPicker } from "./TaskPicker";
import "./handouts.css";

const SIDES = ["", "A", "B"] as const;

/** Tasks to hand out: a worksheet, and the puzzles of a day. */
export default function Handouts({ wish }: { wish: Wish }) {
  return (
    <ul className="handouts">
      <Worksheet wish={wish} />
      <OnePuzzle wish={wish} />
    </ul>
  );
}

/** Twelve tasks, by difficulty or picked one by one. */
function Worksheet({ wish }: { wish: Wish }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [isPicked, setPicked] = useState(false);
  const [tasks, setTasks] = useState<readonly string[]>([]);
  const [band, setBand] = useState<Band>("any");
  const [side, setSide] = useState<(typeof SIDES)[number]>("");
  const [seed, setSeed] = useState(1);
  const [easiest, hardest] = BANDS[band];
  const asked = { easiest, hardest, side, seed: String(seed) };
  const isOfPicked = isPicked && tasks.length > 0;
  return (
    <Printed
      document="ubongo3d-worksheet"
      title={t("handout.worksheet")}
      what={t("handout.worksheetWhat")}
      wish={wish}
      asked={isOfPicked ? { tasks: tasks.join(",") } : said(asked)}
    >
      <Choices
        legend={t("handout.tasks")}
        name="worksheet"
        options={[
          ["graded", t("handout.graded")],
          ["picked", t("handout.picked")],
        ]}
        chosen={isPicked ? "picked" : "graded"}
        onChoose={(chosen) => {
          setPicked(chosen === "picked");
        }}
      />
      {isPicked ? (
        <TaskPicker tasks={tasks} onChange={setTasks} />
      ) : (
        <div className="handout-selects">
          <Select
            label={t("difficulty")}
            testId="worksheet-band"
            values={Object.keys(BANDS) as Band[]}
            chosen={band}
            nameOf={(each) => t(`bands.${each}`)}
            onChoose={setBand}
          />
          <Select
            label={t("handout.side")}
            testId="worksheet-side"
            values={SIDES}
            chosen={side}
            nameOf={(each) => t(`handout.sides.${each === "" ? "both" : each}`)}
            onChoose={setSide}
          />
          <button
            type="button"
            className="button"
            data-testid="worksheet-others"
            onClick={() => {
              setSeed(seed + 1);
            }}
          >
            {t("handout.others")}
          </button>
        </div>
      )}
    </Printed>
  );
}

/** Drop empty parameters. */
const said = (asked: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, word]) => word !== ""));

/** One of a day's puzzles, or one by its name, large enough to build on. */
function OnePuzzle({ wish }: { wish: Wish }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [day, setDay] = useState(today);
  const [kind, setKind] = useState<(typeof DAILY)[number]>("easy");
  const [isNamed, setNamed] = useState(false);
  const [name, setName] = useState("A25 - 1|2");
  return (
    <Printed
      document="ubongo3d-puzzle"
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
        <NameOfPuzzle name={name} onName={setName} />
      ) : (
        <DayAndKind today={today} day={day} kind={kind} onDay={setDay} onKind={setKind} />
      )}
    </Printed>
  );
}

/** A name is looked up once it is complete: on Enter, or when the field loses the focus. */
function NameOfPuzzle({ name, onName }: { name: string; onName: (name: string) => void }) {
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
          data-testid="puzzle-name"
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
