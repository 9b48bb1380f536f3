import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { ROOMS } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { goTo, tablePath } from "../../model/routing";
import { asRefusal, openTable } from "../../net/http";
import type { GameInfo, NewTable } from "../../protocol/messages";
import { useBusy } from "../busy";
import { NameField, useNameDraft } from "../NameForm";
import { Choices } from "./Choices";
import { FRIEND, SeatKind } from "./SeatKind";

/** Name, game, players and who they are: everything that a table needs. */
export function NewTableForm({ games, name }: { games: readonly GameInfo[]; name: string }) {
  const { t } = useTranslation();
  const draft = useNameDraft(name);
  const playable = games.filter((game) => game.name in ROOMS);
  const [gameName, setGameName] = useState(playable[0]?.name ?? "");
  const game = playable.find((one) => one.name === gameName) ?? playable[0];
  return (
    <>
      <NameField key={name} draft={draft} isSaved={name !== "" && draft.typed === name} />
      {playable.length > 1 && (
        <Choices
          legend={t("lobby.game")}
          name="game"
          options={playable.map((one) => [one.name, ROOMS[one.name]?.title ?? one.name])}
          chosen={gameName}
          onChoose={setGameName}
        />
      )}
      {game && <TableForm key={game.name} game={game} saveName={draft.save} />}
    </>
  );
}

/** The choices that depend on the game. */
function TableForm({ game, saveName }: { game: GameInfo; saveName: () => Promise<boolean> }) {
  const { t } = useTranslation();
  const [players, setPlayers] = useState(game.players[0] ?? 2);
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const [listed, setListed] = useState(false);
  const [error, setError] = useState("");
  const others = Array.from({ length: players - 1 }, (_, seat) => kinds[seat] ?? FRIEND);
  const bots = others.map((kind) => (kind === FRIEND ? null : kind));
  const { isBusy, run: open } = useBusy(async () => {
    if (await saveName()) setError(await opened({ game: game.name, players, bots, listed }));
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
      <div className="seat-kinds">
        {others.map((kind, seat) => (
          <SeatKind
            key={seat}
            seat={seat + 1}
            kind={kind}
            bots={game.bots}
            onChoose={(wanted) => {
              setKinds(others.with(seat, wanted));
            }}
          />
        ))}
      </div>
      <p className="hint">{t("lobby.levels")}</p>
      <label className="check">
        <input
          type="checkbox"
          data-testid="listed"
          checked={listed}
          onChange={(event) => {
            setListed(event.target.checked);
          }}
        />
        <span>
          {t("lobby.listed")} <span className="hint">{t("lobby.byLink")}</span>
        </span>
      </label>
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

/** Open a table and go there; otherwise say why not. */
async function opened(table: NewTable): Promise<string> {
  try {
    goTo(tablePath((await openTable(table)).id));
    return "";
  } catch (thrown) {
    return refusalText(asRefusal(thrown));
  }
}
