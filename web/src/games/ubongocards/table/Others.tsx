import { useTranslation } from "react-i18next";
import { absenceText } from "../../../i18n/seats";
import { useWideTable } from "../../../model/media";
import type { SeatView } from "../../../protocol/messages";
import type { PlayerView, View } from "../../../protocol/ubongocards";
import { LayoutPicture } from "../art/LayoutPicture";
import { isLying } from "../model/grid";
import "./others.css";

interface OthersProps {
  view: View;
  seats: readonly SeatView[];
  names: readonly string[];
}

/** The others' boards, small and live; for a spectator, everyone's. */
export function Others({ view, seats, names }: OthersProps) {
  const { t } = useTranslation("ubongocards");
  const count = view.players.length;
  const first = view.seat === null ? 0 : 1;
  const order = Array.from(
    { length: count - first },
    (_, step) => ((view.seat ?? 0) + first + step) % count,
  );
  return (
    <ul className="neighbours" aria-label={t("others.label")}>
      {order.map((seat) => {
        const player = view.players[seat];
        return (
          player && (
            <Neighbour
              key={seat}
              seat={seat}
              view={view}
              player={player}
              name={names[seat] ?? ""}
              state={seats[seat]}
            />
          )
        );
      })}
    </ul>
  );
}

interface NeighbourProps {
  view: View;
  seat: number;
  player: PlayerView;
  name: string;
  state: SeatView | undefined;
}

function Neighbour({ view, seat, player, name, state }: NeighbourProps) {
  const { t } = useTranslation("ubongocards");
  const laid = player.laid.filter(isLying);
  return (
    <li className="neighbour" data-seat-place={seat} data-called={player.called_at !== null}>
      <p className="neighbour-name">
        <b>{name}</b>
        <span>{t("points", { count: player.total })}</span>
      </p>
      <div className="neighbour-board">
        <LayoutPicture
          laid={laid}
          face={view.colour}
          label={t("others.board", { name, count: laid.length })}
        />
      </div>
      <p className="neighbour-facts">
        <span>{t("others.laid", { count: laid.length })}</span>
        <Doing view={view} player={player} />
      </p>
      {state && <Absence name={name} state={state} />}
    </li>
  );
}

function Doing({ view, player }: Pick<NeighbourProps, "view" | "player">) {
  const { t } = useTranslation("ubongocards");
  if (player.called_at !== null) return <b className="neighbour-called">Ubongo!</b>;
  if (player.agreed?.how === "wish") return <b>{t("others.wishes")}</b>;
  if (player.agreed !== null) return <span>{t("others.givesWay")}</span>;
  return view.awaited !== null && player.is_ready ? <span>{t("others.ready")}</span> : null;
}

function Absence({ name, state }: { name: string; state: SeatView }) {
  const { t } = useTranslation();
  const isWide = useWideTable();
  const text = absenceText(t, name, state, isWide);
  return text === "" ? null : <p className="neighbour-away">{text}</p>;
}
