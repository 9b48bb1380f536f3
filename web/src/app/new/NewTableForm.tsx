import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { noteGame } from "../../model/first-game";
import { goTo, tablePath } from "../../model/routing";
import { asRefusal, openTable } from "../../net/http";
import type { GameInfo, NewTable } from "../../protocol/messages";
import { BotWords } from "../bots/BotWords";
import { useBusy } from "../busy";
import { Choices } from "../Choices";
import { OptionsFold } from "./OptionsFold";
import { FRIEND, rememberedTable, rememberTable } from "./remembered";
import { SeatKind } from "./SeatKind";
import { TableOptions } from "./TableOptions";

interface NewTableFormProps {
  game: GameInfo;
  /** Save the name that was typed; false when it was refused. */
  saveName: () => Promise<boolean>;
}

/** Players, who they are, and what the game lets one choose: as the last time, until something is changed. */
export function NewTableForm({ game, saveName }: NewTableFormProps) {
  const { t } = useTranslation("new");
  const [choice, setChoice] = useState(() => rememberedTable(game));
  const [error, setError] = useState("");
  const { players, listed } = choice;
  const kinds = Array.from({ length: players - 1 }, (_, seat) => choice.kinds[seat] ?? FRIEND);
  const module = GAMES[game.name];
  const options = module?.options?.fit(choice.options, players) ?? {};
  const hasFriends = kinds.includes(FRIEND);
  const change = (changed: Partial<typeof choice>) => {
    setChoice({ ...choice, ...changed });
  };
  const { isBusy, run: open } = useBusy(async () => {
    if (!(await saveName())) return;
    rememberTable(game.name, { ...choice, kinds });
    const bots = kinds.map((kind) => (kind === FRIEND ? null : kind));
    const turn_clock = module?.isRace === true ? null : choice.turnClock;
    const table = { game: game.name, players, options, bots, listed, turn_clock, starts: true };
    setError(await opened(table));
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <form className="table-form" onSubmit={onSubmit}>
      <Choices
        legend={t("players")}
        name="players"
        options={game.players.map((count) => [String(count), String(count)])}
        chosen={String(players)}
        onChoose={(count) => {
          change({ players: Number(count) });
        }}
      />
      <Others
        game={game}
        kinds={kinds}
        onChoose={(seat, kind) => {
          change({ kinds: kinds.with(seat, kind) });
        }}
      />
      <OptionsFold game={game.name} players={players} options={options}>
        <TableOptions {...choice} game={game.name} options={options} onChange={change} />
        <p className="hint">
          <BotWords game={game.name} />
        </p>
      </OptionsFold>
      <div className="open-row">
        {error !== "" && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <button
          type="submit"
          className="button primary open-table"
          data-testid="open-table"
          aria-disabled={isBusy}
        >
          {t(hasFriends ? "open" : "start")}
        </button>
      </div>
    </form>
  );
}

interface OthersProps {
  game: GameInfo;
  kinds: readonly string[];
  onChoose: (seat: number, kind: string) => void;
}

function Others({ game, kinds, onChoose }: OthersProps) {
  const { t } = useTranslation("new");
  if (kinds.length === 0) return null;
  return (
    <fieldset>
      <legend className="legend">{t("others")}</legend>
      <div className="seat-kinds">
        {kinds.map((kind, seat) => (
          <SeatKind
            key={seat}
            seat={seat + 1}
            kind={kind}
            game={game.name}
            bots={game.bots}
            twin={kinds.slice(0, seat).filter((other) => other === kind).length}
            onChoose={(wanted) => {
              onChoose(seat, wanted);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Open a table and go there; otherwise say why not. */
async function opened(table: NewTable): Promise<string> {
  try {
    const { id } = await openTable(table);
    noteGame(table.game);
    goTo(tablePath(id));
    return "";
  } catch (thrown) {
    return refusalText(asRefusal(thrown), table.game);
  }
}
