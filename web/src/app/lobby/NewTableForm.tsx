import { Suspense, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { GameOptions } from "../../games/game-module";
import { refusalText } from "../../i18n/refusal";
import { gameText } from "../../i18n/game-text";
import { goTo, tablePath } from "../../model/routing";
import { asRefusal, openTable } from "../../net/http";
import type { GameInfo, NewTable } from "../../protocol/messages";
import { useBusy } from "../busy";
import { NameField, useNameDraft } from "../NameForm";
import { Choices } from "./Choices";
import { FRIEND, SeatKind } from "./SeatKind";
import { TurnClockChoice } from "./TurnClockChoice";

/** Name, players, who they are and what the game lets one choose: everything that a table needs. */
export function NewTableForm({ game, name }: { game: GameInfo | undefined; name: string }) {
  const draft = useNameDraft(name);
  return (
    <>
      <NameField key={name} draft={draft} isSaved={name !== "" && draft.typed === name} />
      {game && <TableForm key={game.name} game={game} saveName={draft.save} />}
    </>
  );
}

/** The choices that depend on the game. */
function TableForm({ game, saveName }: { game: GameInfo; saveName: () => Promise<boolean> }) {
  const { t } = useTranslation();
  const [players, setPlayers] = useState(usualPlayers(game));
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<GameOptions>({});
  const [turnClock, setTurnClock] = useState<number | null>(null);
  const [listed, setListed] = useState(false);
  const [error, setError] = useState("");
  const others = Array.from({ length: players - 1 }, (_, seat) => kinds[seat] ?? FRIEND);
  const bots = others.map((kind) => (kind === FRIEND ? null : kind));
  const options = GAMES[game.name]?.options?.fit(chosen, players) ?? {};
  const isRace = GAMES[game.name]?.isRace === true;
  const { isBusy, run: open } = useBusy(async () => {
    if (!(await saveName())) return;
    const clock = isRace ? null : turnClock;
    setError(await opened({ game: game.name, players, options, bots, listed, turn_clock: clock }));
  });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <form className="table-form" onSubmit={onSubmit}>
      <Choices
        legend={t("lobby.players")}
        name="players"
        options={game.players.map((count) => [String(count), String(count)])}
        chosen={String(players)}
        onChoose={(count) => {
          setPlayers(Number(count));
        }}
      />
      <Others
        game={game}
        others={others}
        onChoose={(seat, kind) => {
          setKinds(others.with(seat, kind));
        }}
      />
      <GameChoices game={game.name} players={players} options={options} onChange={setChosen} />
      {!isRace && <TurnClockChoice seconds={turnClock} onChoose={setTurnClock} />}
      {players > 1 && <Listed isListed={listed} onChange={setListed} />}
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
        {t("lobby.open")}
      </button>
    </form>
  );
}

/** Two where two can play: whoever wants more, or to be alone, says so. */
function usualPlayers({ players }: GameInfo): number {
  return players.includes(2) ? 2 : (players[0] ?? 1);
}

interface OthersProps {
  game: GameInfo;
  others: readonly string[];
  onChoose: (seat: number, kind: string) => void;
}

function Others({ game, others, onChoose }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <>
      <div className="seat-kinds">
        {others.map((kind, seat) => (
          <SeatKind
            key={seat}
            seat={seat + 1}
            kind={kind}
            bots={game.bots}
            onChoose={(wanted) => {
              onChoose(seat, wanted);
            }}
          />
        ))}
      </div>
      <p className="hint">{gameText(game.name, "levels")}</p>
    </>
  );
}

interface GameChoicesProps {
  game: string;
  players: number;
  options: GameOptions;
  onChange: (options: GameOptions) => void;
}

/** What the game itself lets one choose. */
function GameChoices({ game, ...choices }: GameChoicesProps) {
  const { t } = useTranslation();
  const form = GAMES[game]?.options;
  if (form === undefined) return null;
  return (
    <Suspense fallback={<p>{t("loading")}</p>}>
      <form.Form {...choices} />
    </Suspense>
  );
}

function Listed({
  isListed,
  onChange,
}: {
  isListed: boolean;
  onChange: (isListed: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <label className="check">
      <input
        type="checkbox"
        data-testid="listed"
        checked={isListed}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span>
        {t("lobby.listed")} <span className="hint">{t("lobby.byLink")}</span>
      </span>
    </label>
  );
}

/** Open a table and go there; otherwise say why not. */
async function opened(table: NewTable): Promise<string> {
  try {
    goTo(tablePath((await openTable(table)).id));
    return "";
  } catch (thrown) {
    return refusalText(asRefusal(thrown), table.game);
  }
}
