import { useTranslation } from "react-i18next";
import type { Card, Trick, View } from "../../../protocol/ugo";
import { CardFace } from "../art/CardFace";
import { Farmer } from "../art/Farmer";
import { sideOf } from "../model/seating";
import { cardLabel } from "../text/words";
import "./trick.css";

/** A trick to show: winner and farmers are known once it is complete. */
interface ShownTrick {
  leader: number;
  cards: readonly Card[];
  whole: Trick | null;
  /** It only lies there until the next card is led. */
  isPast?: boolean;
}

interface TrickProps extends ShownTrick {
  view: View;
  names: readonly string[];
  /** The player whose card was just played, if that is worth a mark. */
  newest?: number | null;
}

/** Choose what lies in the middle: the open trick, or the last complete one until the next is led. */
export function trickToShow(view: View): ShownTrick {
  const last = view.tricks.at(-1);
  if (view.trick.length === 0 && last !== undefined)
    return { ...last, whole: last, isPast: !view.must_lay };
  return { leader: view.leader, cards: view.trick, whole: null };
}

/** The cards of a trick, each near its player. */
export function TrickCards({ view, names, newest = null, ...trick }: TrickProps) {
  const { t } = useTranslation("ugo");
  const inOrder = Array.from(
    { length: view.players },
    (_, step) => (trick.leader + step) % view.players,
  );
  return (
    <ol
      className="trick"
      data-players={view.players}
      data-past={trick.isPast === true}
      aria-label={t("tableOf")}
    >
      {inOrder.map((seat, place) => (
        <li className="spot" key={seat} data-side={sideOf(seat, view.seat, view.players)}>
          <Spot
            seat={seat}
            name={names[seat] ?? ""}
            card={trick.cards[place]}
            isNext={trick.whole === null && place === trick.cards.length}
            leads={place === 0}
            wins={trick.whole?.winner === seat}
            isNewest={newest === seat}
            earned={trick.whole?.earned[seat] ?? 0}
          />
        </li>
      ))}
    </ol>
  );
}

interface SpotProps {
  seat: number;
  name: string;
  card: Card | undefined;
  isNext: boolean;
  leads: boolean;
  wins: boolean;
  isNewest: boolean;
  earned: number;
}

function Spot(props: SpotProps) {
  const { seat, name, card, isNext, leads, wins, earned } = props;
  const { t } = useTranslation("ugo");
  // A key for each card: its flight must not continue on the next card, or on an empty place.
  if (card === undefined) {
    return (
      <div key="free" className="spot-free" data-next={isNext}>
        <span className="hidden-text">{t("waitsFor", { name })}</span>
      </div>
    );
  }
  return (
    <div
      key={card}
      className="spot-card"
      data-trick-card={card}
      data-seat={seat}
      data-wins={wins}
      data-newest={props.isNewest}
    >
      <span className="hidden-text">{t("playedBy", { name, card: cardLabel(t, card) })}</span>
      <CardFace card={card} />
      {props.isNewest && (
        <span className="hidden-text" data-testid="just-played">
          {t("again.played")}
        </span>
      )}
      <div className="spot-marks">
        {wins && (
          <span className="spot-mark spot-wins">
            <Crown /> <span className="spot-word">{t("wins")}</span>
          </span>
        )}
        {leads && (
          <span className={wins ? "hidden-text" : "spot-mark"}>
            <First /> <span className="spot-word">{t("leads")}</span>
          </span>
        )}
        {earned > 0 && (
          <span className="spot-mark">
            <span className="hidden-text">{t("plusFarmers", { count: earned })}</span>
            <span aria-hidden="true">
              +{earned} <Farmer />
            </span>
          </span>
        )}
      </div>
    </div>
  );
}

/** The card that takes the trick. */
function Crown() {
  return (
    <svg className="spot-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 13h12l1-8-4 3-3-6-3 6-4-3Z" fill="currentColor" />
    </svg>
  );
}

/** The card that was led. */
function First() {
  return (
    <svg className="spot-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 2v12l10-6Z" fill="currentColor" />
    </svg>
  );
}
