import { useId } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { CheckBox } from "../../../app/CheckBox";
import { Choices } from "../../../app/Choices";
import { Select } from "../../../app/settings/fields";
import { BOUNDS, CHOICES, SIDES, type Handicap, type Options } from "../../../protocol/ubongo3d";
import type { GameOptionsFormProps } from "../../game-module";
import { handicapOf } from "./fit";
import "./options.css";

interface PartProps {
  options: Options;
  players: number;
  choose: (change: Options) => void;
}

/** Side, kind of game, time and handicaps; alone: against what, and for how long. */
export default function OptionsForm({ options: chosen, players, onChange }: GameOptionsFormProps) {
  const options = chosen as Options;
  const choose = (change: Options) => {
    onChange({ ...options, ...change });
  };
  const parts = { options, players, choose };
  return (
    <>
      <SideChoice {...parts} />
      {players === 1 ? <AloneChoices {...parts} /> : <TogetherChoices {...parts} />}
    </>
  );
}

/** A first game means the easy side without the die. */
function SideChoice({ options, choose }: PartProps) {
  const { t } = useTranslation("ubongo3d");
  const chosen = options.die === false ? "first" : (options.side ?? "A");
  return (
    <div>
      <Choices
        legend={t("options.side")}
        name="side"
        options={[
          ["first", t("options.first")],
          ["A", t("options.A")],
          ["B", t("options.B")],
        ]}
        chosen={chosen}
        onChoose={(side) => {
          choose({ side: side === "B" ? "B" : "A", die: side !== "first" });
        }}
      />
      <p className="hint">{t(`options.${chosen}Hint`)}</p>
    </div>
  );
}

function AloneChoices({ options, choose }: PartProps) {
  const { t } = useTranslation("ubongo3d");
  const solo = options.solo ?? (options.puzzle == null ? "clock" : "puzzle");
  return (
    <>
      <div>
        <Choices
          legend={t("options.alone")}
          name="solo"
          options={[
            ["clock", t("options.clock")],
            ["record", t("options.record")],
            ["puzzle", t("options.puzzle")],
          ]}
          chosen={solo}
          onChoose={(kind) => {
            const wanted = CHOICES.solo.find((each) => each === kind) ?? "clock";
            choose({ solo: wanted, puzzle: null });
          }}
        />
        <p className="hint">
          {options.puzzle != null
            ? t("options.named", { puzzle: options.puzzle })
            : t(`options.${solo}Hint`)}
        </p>
      </div>
      {solo !== "puzzle" && (
        <Choices
          legend={t(solo === "clock" ? "options.minutes" : "options.tasks")}
          name="size"
          options={SIZES.map((size) => [String(size), String(size)])}
          chosen={String(options.size ?? SIZES[0])}
          onChoose={(wanted) => {
            choose({ size: SIZES.find((size) => String(size) === wanted) ?? SIZES[0] });
          }}
        />
      )}
      <CheckBox
        label={t("options.hints")}
        hint={t("options.hintsHint")}
        checked={options.hints === true}
        testId="hints"
        onChange={(hints) => {
          choose({ hints });
        }}
      />
    </>
  );
}

const SIZES = CHOICES.size;

function TogetherChoices(props: PartProps) {
  const { options, choose } = props;
  const { t } = useTranslation("ubongo3d");
  return (
    <details className="more-options">
      <summary>{t("options.more")}</summary>
      <Seconds {...props} />
      <CheckBox
        label={t("options.withoutLuck")}
        hint={t("options.withoutLuckHint")}
        checked={options.variant === "without_luck"}
        testId="without-luck"
        onChange={(isChecked) => {
          choose({ variant: isChecked ? "without_luck" : "gems" });
        }}
      />
      <Youngest {...props} />
      <Handicaps {...props} />
    </details>
  );
}

const TIMES = [BOUNDS.seconds.least, 30, 45, 60, 90, 120, 180, 300] as const;

function Seconds({ options, choose }: PartProps) {
  const { t } = useTranslation("ubongo3d");
  const id = useId();
  const usual = SIDES[options.side ?? "A"].seconds;
  return (
    <div className="field">
      <label htmlFor={id}>{t("options.seconds")}</label>
      <select
        id={id}
        className="select"
        data-testid="seconds"
        value={options.seconds ?? usual}
        onChange={(event) => {
          const wanted = Number(event.target.value);
          choose({ seconds: wanted === usual ? null : wanted });
        }}
      >
        {TIMES.map((seconds) => (
          <option key={seconds} value={seconds}>
            {t(seconds === usual ? "options.usualTime" : "options.time", { seconds })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Youngest({ options, players, choose }: PartProps) {
  const { t } = useTranslation("ubongo3d");
  const { t: shell } = useTranslation();
  return (
    <Select
      label={t("options.youngest")}
      testId="youngest"
      values={["", ...Array.from({ length: players }, (_, seat) => String(seat))]}
      chosen={String(options.youngest ?? "")}
      nameOf={(seat) => (seat === "" ? t("options.drawn") : seatName(t, shell, Number(seat)))}
      onChoose={(seat) => {
        choose({ youngest: seat === "" ? null : Number(seat) });
      }}
    />
  );
}

/** Name a seat of the table that is being set up. */
const seatName = (t: TFunction<"ubongo3d">, shell: TFunction, seat: number): string =>
  seat === 0 ? t("options.you") : shell("lobby.seat", { number: seat + 1 });

function Handicaps({ options, players, choose }: PartProps) {
  const { t } = useTranslation("ubongo3d");
  const isHard = options.side === "B";
  const handicaps = Array.from({ length: players }, (_, seat) => handicapOf(options, seat, isHard));
  return (
    <fieldset className="handicaps">
      <legend className="legend">{t("options.handicaps")}</legend>
      <p className="hint">{t("options.handicapsHint")}</p>
      {handicaps.map((handicap, seat) => (
        <SeatHandicap
          key={seat}
          seat={seat}
          handicap={handicap}
          isHard={isHard}
          onChange={(changed) => {
            choose({ handicaps: handicaps.with(seat, changed) });
          }}
        />
      ))}
    </fieldset>
  );
}

const EXTRAS = [BOUNDS.handicaps.extra.least, 25, 50, 100, BOUNDS.handicaps.extra.most] as const;

interface SeatHandicapProps {
  seat: number;
  handicap: Handicap;
  isHard: boolean;
  onChange: (handicap: Handicap) => void;
}

function SeatHandicap({ seat, handicap, isHard, onChange }: SeatHandicapProps) {
  const { t } = useTranslation("ubongo3d");
  const { t: shell } = useTranslation();
  return (
    <div className="handicap">
      <Select
        label={seatName(t, shell, seat)}
        testId={`handicap-${seat}`}
        values={EXTRAS.map(String)}
        chosen={String(handicap.extra ?? 0)}
        nameOf={(extra) => (extra === "0" ? t("options.noExtra") : t("options.extra", { extra }))}
        onChoose={(extra) => {
          onChange({ ...handicap, extra: Number(extra) });
        }}
      />
      {isHard && (
        <CheckBox
          label={t("options.easy")}
          checked={handicap.easy === true}
          onChange={(easy) => {
            onChange({ ...handicap, easy });
          }}
        />
      )}
    </div>
  );
}
