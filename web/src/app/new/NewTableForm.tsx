import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { noteGame } from "../../model/first-game";
import { useMedia } from "../../model/media";
import { goTo, tablePath } from "../../model/routing";
import { asRefusal, openTable } from "../../net/http";
import type { GameInfo, NewTable } from "../../protocol/messages";
import { BotWords } from "../bots/BotWords";
import { useBusy } from "../busy";
import { Choices } from "../Choices";
import { WIDE_ENOUGH } from "../device/width";
import { OptionsFold } from "./OptionsFold";
import { FRIEND, HERE, rememberedTable, rememberTable, seatKinds } from "./remembered";
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
  const module = GAMES[game.name];
  const mostHere = useMostHere(module?.isRace === true);
  const kinds = seatKinds(choice.kinds, players, mostHere);
  const nameAt = (seat: number) => choice.names[seat] ?? t("player", { number: seat + 2 });
  const options = module?.options?.fit(choice.options, players) ?? {};
  const hasFriends = kinds.includes(FRIEND);
  const change = (changed: Partial<typeof choice>) => {
    setChoice({ ...choice, ...changed });
  };
  const { isBusy, run: open } = useBusy(async () => {
    if (!(await saveName())) return;
    rememberTable(game.name, { ...choice, kinds });
    const bots = kinds.map((kind) => (kind === FRIEND || kind === HERE ? null : kind));
    const companions = kinds.map((kind, seat) => (kind === HERE ? nameAt(seat) : null));
    const turn_clock = module?.isRace === true ? null : choice.turnClock;
    const table = { game: game.name, players, options, bots, listed, turn_clock, companions };
    setError(await opened({ ...table, starts: true }));
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
        mostHere={mostHere}
        nameAt={nameAt}
        onChoose={(seat, kind) => {
          change({ kinds: kinds.with(seat, kind) });
        }}
        onName={(seat, name) => {
          change({ names: kinds.map((_, each) => (each === seat ? name : nameAt(each))) });
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
  /** How many others may play on this device. */
  mostHere: number;
  /** What somebody on this device is called. */
  nameAt: (seat: number) => string;
  onChoose: (seat: number, kind: string) => void;
  onName: (seat: number, name: string) => void;
}

function Others({ game, kinds, mostHere, nameAt, onChoose, onName }: OthersProps) {
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
            canBeHere={kind === HERE || kinds.filter((each) => each === HERE).length < mostHere}
            name={nameAt(seat)}
            onChoose={(wanted) => {
              onChoose(seat, wanted);
            }}
            onName={(name) => {
              onName(seat, name);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** How many others may play on this device: in turns any number, in a race one beside oneself, given room. */
function useMostHere(isRace: boolean): number {
  const isWide = useMedia(WIDE_ENOUGH);
  if (!isRace) return Infinity;
  return isWide ? 1 : 0;
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
