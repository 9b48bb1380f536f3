import type { TFunction } from "i18next";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { GameOptions } from "../../games/game-module";
import type { GameInfo } from "../../protocol/messages";
import { BotWords } from "../bots/BotWords";
import { Choices } from "../Choices";
import { OptionsFold } from "./OptionsFold";
import { FRIEND, HERE, seatKinds, type TableChoice } from "./remembered";
import { SeatKind } from "./SeatKind";
import { TableOptions } from "./TableOptions";

/** The choices, in the form that the server accepts. */
interface ChosenTable {
  players: number;
  options: GameOptions;
  /** For each seat that is not a person's: a bot's level, or null. */
  bots: readonly (string | null)[];
  listed: boolean;
  turn_clock: number | null;
}

/** Who is at the table already, and how many more players this device has room for. */
export interface Room {
  /** How many people have a seat, including this player. */
  people: number;
  mostHere: number;
}

interface TableFormProps {
  game: GameInfo;
  choice: TableChoice;
  room: Room;
  error: string;
  onChange: (choice: TableChoice) => void;
  onSubmit: () => void;
  /** The button that is always in view. */
  children: ReactNode;
}

/** The number of players, who they are, and the game's options; for a new table, and in its room. */
export function TableForm(props: TableFormProps) {
  const { game, choice, room, error, onChange, onSubmit, children } = props;
  const { t } = useTranslation("new");
  const { players } = choice;
  const { options } = chosenTable(game, choice, room);
  const change = (changed: Partial<TableChoice>) => {
    onChange({ ...choice, ...changed });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const counts = game.players.filter((count) => count >= room.people);
  return (
    <form className="table-form" onSubmit={submit}>
      <Choices
        legend={t("players")}
        name="players"
        options={counts.map((count) => [String(count), String(count)])}
        chosen={String(players)}
        onChoose={(count) => {
          change({ players: Number(count) });
        }}
      />
      <Others game={game} choice={choice} room={room} onChange={change} />
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
        {children}
      </div>
    </form>
  );
}

/** Who takes the free seats. */
export const kindsOf = ({ players, kinds }: TableChoice, { people, mostHere }: Room): string[] =>
  seatKinds(kinds, players - people + 1, mostHere);

/** The name of a player on this device. */
export const nameAt = (
  t: TFunction<"new">,
  { names }: TableChoice,
  seat: number,
  { people }: Room,
): string => names[seat] ?? t("player", { number: people + seat + 1 });

/** Return the choices in the form that the server accepts: those that fit the game and its number of players. */
export function chosenTable(game: GameInfo, choice: TableChoice, room: Room): ChosenTable {
  const { players, listed, turnClock } = choice;
  const module = GAMES[game.name];
  const isPerson = (kind: string) => kind === FRIEND || kind === HERE;
  return {
    players,
    options: module?.options?.fit(choice.options, players) ?? {},
    bots: kindsOf(choice, room).map((kind) => (isPerson(kind) ? null : kind)),
    listed,
    turn_clock: module?.isRace === true ? null : turnClock,
  };
}

interface OthersProps extends Pick<TableFormProps, "game" | "choice" | "room"> {
  onChange: (change: Partial<TableChoice>) => void;
}

function Others({ game, choice, room, onChange }: OthersProps) {
  const { t } = useTranslation("new");
  const kinds = kindsOf(choice, room);
  const here = kinds.filter((kind) => kind === HERE).length;
  const nameOf = (seat: number) => nameAt(t, choice, seat, room);
  if (kinds.length === 0) return null;
  return (
    <fieldset>
      <legend className="legend">{t("others")}</legend>
      <div className="seat-kinds">
        {kinds.map((kind, seat) => (
          <SeatKind
            key={seat}
            seat={room.people + seat}
            kind={kind}
            game={game.name}
            bots={game.bots}
            twin={kinds.slice(0, seat).filter((other) => other === kind).length}
            canBeHere={kind === HERE || here < room.mostHere}
            name={nameOf(seat)}
            onChoose={(wanted) => {
              onChange({ kinds: kinds.with(seat, wanted) });
            }}
            onName={(name) => {
              onChange({ names: kinds.map((_, each) => (each === seat ? name : nameOf(each))) });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
