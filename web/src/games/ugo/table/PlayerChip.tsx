import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import { points } from "../text/words";
import { CountedPoints } from "./CountedPoints";
import { Kingdom, Plots } from "./Kingdom";
import { Absence, CardsLeft, kingdomOf, PlayerLine, totalOf, type PlayerProps } from "./Player";
import "./chip.css";

interface PlayerChipProps extends PlayerProps {
  /** Whether the lands show in it, small; otherwise they are a tap away. */
  hasLands: boolean;
}

/** Another player on a small screen: a chip, with the lands if there is room, that opens the kingdom. */
export function PlayerChip({ hasLands, ...props }: PlayerChipProps) {
  const { view, seat, name } = props;
  const { t } = useTranslation("ugo");
  const [isOpen, setOpen] = useState(false);
  const kingdom = kingdomOf(view, seat);
  const label = t("kingdom.of", { name });
  return (
    <div
      className="chip paper"
      data-turn={view.turn === seat}
      data-lands={hasLands}
      data-seat-place={seat}
    >
      <ChipButton
        {...props}
        onClick={() => {
          setOpen(true);
        }}
      />
      {hasLands && <Plots kingdom={kingdom} seat={seat} label={label} />}
      <Dialog
        open={isOpen}
        title={label}
        onClose={() => {
          setOpen(false);
        }}
      >
        <PlayerLine {...props} />
        <Kingdom kingdom={kingdom} seat={seat} label={label} total={totalOf(view, seat)} />
      </Dialog>
    </div>
  );
}

/** Name, points and cards, with an arrow: the whole chip is a button. */
function ChipButton({ view, seat, name, state, onClick }: PlayerProps & { onClick: () => void }) {
  const { t } = useTranslation("ugo");
  const { score } = kingdomOf(view, seat);
  const total = totalOf(view, seat);
  const cards = view.hand_sizes[seat] ?? 0;
  return (
    <button
      type="button"
      className="chip-button"
      data-testid={`chip-${seat}`}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className="hidden-text">
        {t("kingdom.show", {
          name,
          points: t("kingdom.points", { count: score, points: points(score) }),
          total: points(total ?? score),
          cards: t("kingdom.cards", { count: cards }),
        })}
        {view.turn === seat && `, ${t("kingdom.toMove")}`}
      </span>
      <span className="chip-name" aria-hidden="true">
        {name}
      </span>
      <span className="chip-facts" aria-hidden="true">
        <b>
          {view.turn === seat && "▸ "}
          <span title={t("kingdom.scoreHint")}>
            <CountedPoints value={score} />
          </span>
        </b>
        {total !== undefined && (
          <span title={t("kingdom.totalHint")}>
            Σ<CountedPoints value={total} />
          </span>
        )}
        <CardsLeft count={cards} />
      </span>
      <Absence name={name} state={state} />
      <svg className="icon chip-opens" viewBox="0 0 20 10" aria-hidden="true">
        <path d="m4 2 6 5 6-5" />
      </svg>
    </button>
  );
}
