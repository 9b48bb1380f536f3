import { useTranslation } from "react-i18next";
import { BotFace, FriendFace } from "../bots/BotFace";
import { BotWords } from "../bots/BotWords";
import { botLabel } from "../bots/names";
import { FRIEND, HERE, LONGEST_NAME } from "./remembered";

interface SeatKindProps {
  seat: number;
  kind: string;
  game: string;
  bots: readonly string[];
  /** How many bots of this level sit at lower seats. */
  twin: number;
  /** Whether the device has room for another player. */
  canBeHere: boolean;
  /** The name of the player on this device. */
  name: string;
  onChoose: (kind: string) => void;
  onName: (name: string) => void;
}

/** Chooses who sits there: a friend, somebody on this device, or a bot of some level. */
export function SeatKind(props: SeatKindProps) {
  const { seat, kind, game, bots, twin, canBeHere, name, onChoose, onName } = props;
  const { t } = useTranslation();
  const { t: own } = useTranslation("new");
  const id = `seat-${seat}-kind`;
  return (
    <div className="seat-kind">
      {kind === FRIEND || kind === HERE ? (
        <FriendFace />
      ) : (
        <BotFace game={game} level={kind} twin={twin} />
      )}
      <label htmlFor={id} className="hidden-text">
        {t("lobby.seat", { number: seat + 1 })}
      </label>
      <select
        id={id}
        className="select"
        data-testid={id}
        value={kind}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        <option value={FRIEND}>{own("friend")}</option>
        {canBeHere && <option value={HERE}>{own("here")}</option>}
        {bots.map((level) => (
          <option key={level} value={level}>
            {botLabel(t, game, level)}
          </option>
        ))}
      </select>
      {kind === HERE ? (
        <input
          className="input"
          data-testid={`seat-${seat}-name`}
          aria-label={own("hereName", { number: seat + 1 })}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => {
            onName(event.target.value);
          }}
        />
      ) : (
        <p className="hint">
          {kind === FRIEND ? own("friendLine") : <BotWords game={game} level={kind} />}
        </p>
      )}
    </div>
  );
}
