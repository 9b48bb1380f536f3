import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnPrinted } from "../../../app/print/OwnPrinted";
import { Printed } from "../../../app/print/Printed";
import type { OwnSet, Wish } from "../../../app/print/documents";
import { Choices } from "../../../app/Choices";
import { Select } from "../../../app/settings/fields";
import { BANDS, type Band } from "./filters";
import { OnePuzzle, OwnPuzzle } from "./HandoutPuzzle";
import { TaskPicker } from "./TaskPicker";
import "./handouts.css";

const SIDES = ["", "A", "B"] as const;

interface HandoutsProps {
  wish: Wish;
  /** Boards that somebody made; ours by default. */
  own?: OwnSet;
}

/** Tasks to hand out: a worksheet, and a single puzzle. */
export default function Handouts(props: HandoutsProps) {
  return (
    <ul className="handouts">
      <Worksheet {...props} />
      {props.own === undefined ? (
        <OnePuzzle {...props} />
      ) : (
        <OwnPuzzle {...props} own={props.own} />
      )}
    </ul>
  );
}

/** Twelve tasks, by difficulty or picked one by one. */
function Worksheet({ wish, own }: HandoutsProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [isPicked, setPicked] = useState(false);
  const [tasks, setTasks] = useState<readonly string[]>([]);
  const [band, setBand] = useState<Band>("any");
  const [side, setSide] = useState<(typeof SIDES)[number]>("");
  const [seed, setSeed] = useState(1);
  const [easiest, hardest] = BANDS[band];
  const asked = { easiest, hardest, side, seed: String(seed) };
  const isOfPicked = isPicked && tasks.length > 0;
  const prefix = own === undefined ? "" : "own-";
  const sheet = {
    document: "ubongo3d-worksheet",
    title: t("handout.worksheet"),
    what: t("handout.worksheetWhat"),
    wish,
    asked: isOfPicked ? { tasks: tasks.join(",") } : said(asked),
  };
  const choices = (
    <>
      <Choices
        legend={t("handout.tasks")}
        name={`${prefix}worksheet`}
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
            testId={`${prefix}worksheet-band`}
            values={Object.keys(BANDS) as Band[]}
            chosen={band}
            nameOf={(each) => t(`bands.${each}`)}
            onChoose={setBand}
          />
          <Select
            label={t("handout.side")}
            testId={`${prefix}worksheet-side`}
            values={SIDES}
            chosen={side}
            nameOf={(each) => t(`handout.sides.${each === "" ? "both" : each}`)}
            onChoose={setSide}
          />
          <button
            type="button"
            className="button"
            data-testid={`${prefix}worksheet-others`}
            onClick={() => {
              setSeed(seed + 1);
            }}
          >
            {t("handout.others")}
          </button>
        </div>
      )}
    </>
  );
  return own === undefined ? (
    <Printed {...sheet}>{choices}</Printed>
  ) : (
    <OwnPrinted {...sheet} own={own}>
      {choices}
    </OwnPrinted>
  );
}

/** Drop empty parameters. */
const said = (asked: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, word]) => word !== ""));
