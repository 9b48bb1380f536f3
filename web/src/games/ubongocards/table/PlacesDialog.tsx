import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { CardView, Spot, View } from "../../../protocol/ubongocards";
import { CardPicture } from "../art/CardArt";
import { placesBeside, touchesAt, type Place } from "../model/contacts";
import { TURNS, type Lying } from "../model/grid";
import { cardLabel, placeName, touchesText, turnName, type Words } from "../text/words";
import type { OwnLayout } from "./useLayout";
import "./places.css";

interface PlacesDialogProps {
  face: View["colour"];
  /** Every free place where one of the cards would touch correctly. */
  fitting: readonly Spot[];
  layout: OwnLayout;
  /** The card to start with. */
  first: number | null;
  onLay: (spot: Spot) => void;
  onTake: (card: number) => void;
  onClose: () => void;
}

/** For learners: every place where a card fits, in words; choosing one lays the card. */
export function PlacesDialog(props: PlacesDialogProps) {
  const { face, fitting, layout, first, onLay, onTake, onClose } = props;
  const { t } = useTranslation("ubongocards");
  const chooser = useRef<HTMLSelectElement>(null);
  const [wanted, setWanted] = useState(first);
  const [beside, setBeside] = useState<number | null>(null);
  const card = chosenCard(layout, wanted);
  if (card === undefined) return null;
  const others = layout.laid.filter((each) => each.card !== card.card);
  const found = others.map((other) => ({ other, places: placesBeside(other, card, fitting) }));
  const neighbour =
    found.find(({ other }) => other.card === beside) ??
    found.find(({ places }) => places.length > 0) ??
    found[0];
  const lay = (spot: Spot) => {
    onLay(spot);
    setWanted(null);
    chooser.current?.focus();
  };
  const isLaid = layout.laid.some((each) => each.card === card.card);
  return (
    <Dialog open title={t("places.title")} onClose={onClose} testId="places-dialog">
      <div className="places-card">
        <div className="places-picture">
          <CardPicture symbols={card.symbols} face={face} />
        </div>
        <CardChoice layout={layout} card={card} chooser={chooser} onChoose={setWanted} />
      </div>
      {isLaid && (
        <button
          type="button"
          className="button"
          data-testid="places-take"
          onClick={() => {
            onTake(card.card);
            chooser.current?.focus();
          }}
        >
          {t("actions.take")}
        </button>
      )}
      {neighbour === undefined ? (
        <FirstPlaces card={card.card} onLay={lay} />
      ) : (
        <>
          <NeighbourChoice
            options={found.map(({ other, places }) => ({
              card: other.card,
              text: t("places.neighbour", {
                number: layout.numberOf(other.card),
                count: places.length,
              }),
            }))}
            chosen={neighbour.other.card}
            onChoose={setBeside}
          />
          <PlaceList {...neighbour} card={card} layout={layout} onLay={lay} />
        </>
      )}
    </Dialog>
  );
}

/** The requested card; otherwise the first of the hand. */
function chosenCard(layout: OwnLayout, wanted: number | null): CardView | undefined {
  return layout.nine.find(({ card }) => card === wanted) ?? layout.hand[0] ?? layout.nine[0];
}

interface CardChoiceProps {
  layout: OwnLayout;
  card: CardView;
  chooser: React.RefObject<HTMLSelectElement | null>;
  onChoose: (card: number) => void;
}

function CardChoice({ layout, card, chooser, onChoose }: CardChoiceProps) {
  const { t } = useTranslation("ubongocards");
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("places.card")}</label>
      <select
        id={id}
        ref={chooser}
        className="select"
        data-testid="places-card"
        value={card.card}
        onChange={(event) => {
          onChoose(Number(event.target.value));
        }}
      >
        {layout.nine.map((each) => (
          <option key={each.card} value={each.card}>
            {optionText(t, layout, each)}
          </option>
        ))}
      </select>
    </div>
  );
}

function optionText(t: Words, layout: OwnLayout, card: CardView): string {
  const label = cardLabel(t, card, layout.numberOf(card.card));
  const isLaid = layout.laid.some((each) => each.card === card.card);
  return isLaid ? `${label} (${t("places.lies")})` : label;
}

interface NeighbourChoiceProps {
  options: readonly { card: number; text: string }[];
  chosen: number;
  onChoose: (card: number) => void;
}

function NeighbourChoice({ options, chosen, onChoose }: NeighbourChoiceProps) {
  const { t } = useTranslation("ubongocards");
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("places.beside")}</label>
      <select
        id={id}
        className="select"
        data-testid="places-neighbour"
        value={chosen}
        onChange={(event) => {
          onChoose(Number(event.target.value));
        }}
      >
        {options.map(({ card, text }) => (
          <option key={card} value={card}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The very first card: only its turn matters. */
function FirstPlaces({ card, onLay }: { card: number; onLay: (spot: Spot) => void }) {
  const { t } = useTranslation("ubongocards");
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  return (
    <ul className="places-list" aria-label={t("places.list")}>
      {turns.map((turn) => (
        <li key={turn}>
          <PlaceButton
            spot={{ card, x: 0, y: 0, turn }}
            text={t("places.first", { turn: turnName(t, turn) })}
            onLay={onLay}
          />
        </li>
      ))}
    </ul>
  );
}

interface PlaceListProps {
  card: CardView;
  other: Lying;
  places: readonly Place[];
  layout: OwnLayout;
  onLay: (spot: Spot) => void;
}

function PlaceList({ card, other, places, layout, onLay }: PlaceListProps) {
  const { t } = useTranslation("ubongocards");
  if (places.length === 0) return <p>{t("places.none")}</p>;
  const { numberOf } = layout;
  return (
    <ul className="places-list" aria-label={t("places.list")}>
      {places.map((place) => {
        const others = layout.laid.filter((each) => each.card !== other.card);
        const also = touchesText(t, touchesAt(place.spot, card, others), numberOf);
        return (
          <li key={`${place.spot.x} ${place.spot.y} ${place.spot.turn}`}>
            <PlaceButton
              spot={place.spot}
              text={placeName(t, place, numberOf(other.card))}
              also={also}
              onLay={onLay}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface PlaceButtonProps {
  spot: Spot;
  text: string;
  /** What else the card touches there. */
  also?: string;
  onLay: (spot: Spot) => void;
}

function PlaceButton({ spot, text, also = "", onLay }: PlaceButtonProps) {
  return (
    <button
      type="button"
      className="button places-place"
      data-testid="place"
      data-x={spot.x}
      data-y={spot.y}
      data-turn={spot.turn}
      onClick={() => {
        onLay(spot);
      }}
    >
      <span>{text}</span>
      {also !== "" && <span className="places-also">{also}</span>}
    </button>
  );
}
