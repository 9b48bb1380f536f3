import { useTranslation } from "react-i18next";
import { BotFace, FriendFace } from "../bots/BotFace";
import { BotWords } from "../bots/BotWords";
import { botLabel } from "../bots/names";
import { FRIEND } from "./remembered";

interface SeatKindProps {
  seat: number;
  kind: string;
  game: string;
  bots: readonly string[];
  /** How many bots of this level sit at lower seats. */
  twin: number;
  onChoose: (kind: string) => void;
}

/** Who shall sit there: a friend, or a bot of some level. */
export function SeatKind({ seat, kind, game, bots, twin, onChoose }: SeatKindProps) {
  const { t } = useTranslation();
  const { t: own } = useTranslation("new");
  const id = `seat-${seat}-kind`;
  return (
    <div className="seat-kind">
      {kind === FRIEND ? <FriendFace /> : <BotFace game={game} level={kind} twin={twin} />}
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
        {bots.map((level) => (
          <option key={level} value={level}>
            {botLabel(t, game, level)}
          </option>
        ))}
      </select>
      <p className="hint">
        {kind === FRIEND ? own("friendLine") : <BotWords game={game} level={kind} />}
      </p>
    </div>
  );
}
