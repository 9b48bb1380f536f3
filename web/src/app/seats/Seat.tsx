import { useTranslation } from "react-i18next";
import { twinNumber } from "../../i18n/seats";
import { BotFace } from "../bots/BotFace";
import { BotWords } from "../bots/BotWords";
import { botLabel, levelLabel } from "../bots/names";
import type { SeatView, TableView } from "../../protocol/messages";
import type { TablePageProps } from "../table/TablePage";

interface SeatProps {
  table: TableView;
  number: number;
  seat: SeatView;
  name: string;
  levels: readonly string[];
  canSit: boolean;
  send: TablePageProps["send"];
}

/** One seat before the start: who sits there, and what the player can do about it. */
export function Seat(props: SeatProps) {
  const { table, number, seat, name } = props;
  const { t } = useTranslation();
  const isOwn = number === table.you;
  return (
    <li
      className={seat.kind === "empty" ? "seat on-tabletop" : "seat paper"}
      data-seat-place={number}
      data-steps={(number - (table.you ?? 0) + table.players) % table.players}
    >
      <div className="seat-who">
        {seat.level !== null && (
          <BotFace game={table.game} level={seat.level} twin={twinNumber(table.seats, number)} />
        )}
        <p className="seat-name">
          {seat.kind === "empty" ? t("seats.free") : name}
          {isOwn && <span className="seat-tag">{t("seats.you")}</span>}
          {number === table.host && <span className="seat-tag">{t("seats.host")}</span>}
          {seat.level !== null && <span className="seat-level">{levelLabel(t, seat.level)}</span>}
        </p>
      </div>
      {seat.level !== null && (
        <p className="seat-line">
          <BotWords game={table.game} level={seat.level} />
        </p>
      )}
      {seat.kind === "person" && <SeatState seat={seat} />}
      <SeatActions
        {...props}
        isHost={table.you !== null && table.you === table.host}
        isOwn={isOwn}
      />
    </li>
  );
}

function SeatState({ seat }: { seat: SeatView }) {
  const { t } = useTranslation();
  const words = seat.present
    ? t(seat.ready ? "seats.isReady" : "seats.isWaiting")
    : t("seats.away");
  return (
    <p className="seat-state">
      {seat.ready && seat.present && <span aria-hidden="true">✓ </span>}
      {words}
    </p>
  );
}

type SeatActionsProps = SeatProps & { isHost: boolean; isOwn: boolean };

function SeatActions({
  table,
  number,
  seat,
  name,
  levels,
  canSit,
  send,
  isHost,
  isOwn,
}: SeatActionsProps) {
  const { t } = useTranslation();
  if (seat.kind !== "empty") {
    if (!isHost || isOwn) return null;
    return (
      <button
        type="button"
        className="button small"
        aria-label={t("seats.clearOf", { name })}
        onClick={() => send({ type: "clear", seat: number })}
      >
        {t("seats.clear")}
      </button>
    );
  }
  return (
    <div className="seat-actions">
      {canSit && (
        <button
          type="button"
          className="button primary"
          data-testid={`sit-${number}`}
          data-sit
          onClick={() => send({ type: "sit", seat: number })}
        >
          {t("seats.sit")}
        </button>
      )}
      {isHost && <PlaceBot table={table} number={number} levels={levels} send={send} />}
    </div>
  );
}

type PlaceBotProps = Pick<SeatProps, "table" | "number" | "levels" | "send">;

function PlaceBot({ table, number, levels, send }: PlaceBotProps) {
  const { t } = useTranslation();
  return (
    <select
      className="select"
      aria-label={t("seats.placeBot")}
      data-testid={`bot-${number}`}
      value=""
      onChange={(event) => send({ type: "place_bot", level: event.target.value, seat: number })}
    >
      <option value="" disabled>
        {t("seats.placeBot")}
      </option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {botLabel(t, table.game, level)}
        </option>
      ))}
    </select>
  );
}
