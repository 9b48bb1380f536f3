import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useGuestName } from "../../../model/guest";
import { goTo, tablePath } from "../../../model/routing";
import { playAgain } from "../../../net/http";
import type { TableView } from "../../../protocol/messages";
import { levelLabel } from "../../bots/names";
import { NameField, useNameDraft } from "../../NameForm";
import { useAttempt } from "../../busy";
import { ErrorText } from "../../ErrorText";
import { Select } from "../../settings/fields";
import { useGame } from "../../useGame";
import "./again.css";

interface PlayAgainProps {
  table: TableView;
  names: readonly string[];
  /** The seat that is offered first. */
  seat: number;
  /** The moment to play on from; absent if there is only the deal. */
  move?: number;
  /** The label for playing on from there: "Try from this move". */
  fromHere?: string;
}

/** Plays the deal of a finished game again against bots, from its start or from some moment on. */
export default function PlayAgain({
  table,
  names,
  seat: own,
  move = 0,
  fromHere = "",
}: PlayAgainProps) {
  const { t } = useTranslation("replay");
  const title = useId();
  const name = useGuestName();
  const draft = useNameDraft(name ?? "");
  const [chosen, setChosen] = useState<number | null>(null);
  const [level, setLevel] = useState("");
  const seat = chosen ?? own;
  const hadPeople = table.seats.some((each, other) => other !== seat && each.kind === "person");
  const order = { seat, level: hadPeople && level !== "" ? level : null };
  const begin = useAttempt(async (from: number) => {
    if (name === "" && !(await draft.save())) return;
    goTo(tablePath((await playAgain(table.id, { ...order, move: from })).id));
  }, table.game);
  return (
    <section className="again" aria-labelledby={title} data-testid="play-again">
      <h3 id={title}>{t("again.title")}</h3>
      <p className="hint">{t(table.players > 1 ? "again.why" : "again.whyAlone")}</p>
      {name === "" && <NameField draft={draft} isSaved={false} />}
      {table.players > 1 && (
        <Select
          label={t("again.seat")}
          testId="again-seat"
          values={names.map((_, place) => String(place))}
          chosen={String(seat)}
          nameOf={(place) => names[Number(place)] ?? ""}
          onChoose={(value) => {
            setChosen(Number(value));
          }}
        />
      )}
      {hadPeople && <LevelChoice game={table.game} level={level} onChoose={setLevel} />}
      <div className="again-ways">
        <button
          type="button"
          className="button"
          data-testid="again-deal"
          aria-disabled={begin.isBusy}
          onClick={() => {
            begin.run(0);
          }}
        >
          {t("again.deal")}
        </button>
        {move > 0 && fromHere !== "" && (
          <button
            type="button"
            className="button"
            data-testid="again-here"
            aria-disabled={begin.isBusy}
            onClick={() => {
              begin.run(move);
            }}
          >
            {fromHere}
          </button>
        )}
      </div>
      <ErrorText error={begin.error} />
    </section>
  );
}

interface LevelChoiceProps {
  game: string;
  level: string;
  onChoose: (level: string) => void;
}

/** Which bots take the other people's seats. */
function LevelChoice({ game, level, onChoose }: LevelChoiceProps) {
  const { t } = useTranslation("replay");
  const { t: app } = useTranslation();
  const levels = useGame(game)?.bots ?? [];
  return (
    <Select
      label={t("again.level")}
      testId="again-level"
      values={["", ...levels]}
      chosen={level}
      nameOf={(each) => (each === "" ? t("again.usual") : levelLabel(app, each))}
      onChoose={onChoose}
    />
  );
}
