import { useTranslation } from "react-i18next";
import { useWideTable } from "../../../model/media";
import type { SeatView } from "../../../protocol/messages";
import type { View } from "../../../protocol/ugo";
import { Kingdom } from "./Kingdom";
import { PlayerLine } from "./Player";

interface OwnKingdomProps {
  view: View;
  name: string;
  state: SeatView;
  /** Whether it is the viewer's own kingdom, or that of another player. */
  isMine: boolean;
}

/** The kingdom in front; while a won trick is to be laid, as the suggestion would leave it. */
export function OwnKingdom({ view, name, state, isMine }: OwnKingdomProps) {
  const { t } = useTranslation("ugo");
  const isWide = useWideTable();
  const seat = view.seat ?? 0;
  const laying = view.laying?.winner === seat && view.laying.laid === null ? view.laying : null;
  const kingdom = laying?.preview ?? view.kingdoms[seat];
  const isLater = view.ended.length > 0;
  const total = (view.totals[seat] ?? 0) + (kingdom?.score ?? 0);
  const label = isMine ? t("kingdom.own") : t("kingdom.of", { name });
  return (
    <section className="own-kingdom" aria-label={label} data-seat-place={seat} data-own={isMine}>
      {(isWide || view.seat === null) && (
        <PlayerLine view={view} seat={seat} name={name} state={state} />
      )}
      {kingdom && (
        <Kingdom
          kingdom={kingdom}
          seat={seat}
          label={label}
          offered={laying?.cards ?? []}
          total={isLater ? total : undefined}
        />
      )}
    </section>
  );
}
