import { useTranslation } from "react-i18next";
import { FACES, type Card, type Colour, type View } from "../../../protocol/ugo";
import { LandMark } from "../art/LandMark";
import { playedCards } from "./played";
import type { UgoWords } from "../text/words";

const CARDS = Object.keys(FACES) as Card[];
const COLOURS = [...new Set(CARDS.map((card) => FACES[card].colour))];

type State = "played" | "held" | "unseen";
const STATES: readonly State[] = ["played", "held", "unseen"];

/** Every card of the round at a glance: played, in the player's hand, or not seen yet. */
export function PlayedCards({ view }: { view: View }) {
  const { t } = useTranslation("ugo");
  const played = playedCards(view);
  const held = new Set(view.hand.map(({ card }) => card));
  const stateOf = (card: Card): State =>
    played.has(card) ? "played" : held.has(card) ? "held" : "unseen";
  return (
    <div className="played" data-testid="played-cards">
      <ul>
        {COLOURS.map((colour) => (
          <li key={colour} className="played-row" data-land={colour}>
            <span className="hidden-text">{rowText(t, colour, stateOf)}</span>
            <svg className="played-mark" viewBox="0 0 24 24" aria-hidden="true">
              <LandMark colour={colour} />
            </svg>
            {CARDS.filter((card) => FACES[card].colour === colour).map((card) => (
              <span
                key={card}
                className="played-card"
                data-state={stateOf(card)}
                data-played-card={card}
                aria-hidden="true"
              >
                {FACES[card].value}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className="played-legend" aria-hidden="true" data-land="grey">
        {STATES.filter((state) => state !== "held" || view.seat !== null).map((state) => (
          <span key={state}>
            <span className="played-card" data-state={state} /> {t(`tricks.${state}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Describe a row: "blue lakes: played 1, 4; in your hand 7; not seen yet 0, 2". */
function rowText(t: UgoWords, colour: Colour, stateOf: (card: Card) => State): string {
  const cards = CARDS.filter((card) => FACES[card].colour === colour);
  const parts = STATES.map((state) => {
    const values = cards.filter((card) => stateOf(card) === state).map((card) => FACES[card].value);
    return values.length === 0 ? "" : `${t(`tricks.${state}`)} ${values.join(", ")}`;
  });
  return `${t(`land.${colour}`)}: ${parts.filter(Boolean).join("; ")}`;
}
