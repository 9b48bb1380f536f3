import { useTranslation } from "react-i18next";
import type { Trick } from "../../../protocol/ugo";
import { CardFace } from "../art/CardFace";
import { Farmer } from "../art/Farmer";
import { cardLabel } from "../text/words";
import "../art/lands.css";
import "./tricks.css";

interface TrickRowsProps {
  tricks: readonly Trick[];
  names: readonly string[];
}

/** The tricks of one round, newest first. */
export function TrickRows({ tricks, names }: TrickRowsProps) {
  const numbered = tricks.map((trick, place) => ({ trick, number: place + 1 })).reverse();
  return (
    <ol className="trick-rows" reversed>
      {numbered.map(({ trick, number }) => (
        <li key={number}>
          <TrickRow trick={trick} number={number} names={names} />
        </li>
      ))}
    </ol>
  );
}

interface TrickRowProps {
  trick: Trick;
  number: number;
  names: readonly string[];
  isLarge?: boolean;
}

/** One complete trick in the order played, the winning card marked, with the farmers it earned. */
export function TrickRow({ trick, number, names, isLarge = false }: TrickRowProps) {
  const { t } = useTranslation("ugo");
  return (
    <div className="trick-row" data-large={isLarge} data-testid={`trick-${number}`}>
      <span className="trick-number">
        <span className="hidden-text">{t("tricks.number", { number })} </span>
        <span aria-hidden="true">{number}</span>
      </span>
      <ol className="trick-row-cards">
        {trick.cards.map((card, place) => {
          const seat = (trick.leader + place) % trick.cards.length;
          const earned = trick.earned[seat] ?? 0;
          return (
            <li key={card} data-row-card={card} data-wins={seat === trick.winner}>
              <span className="hidden-text">
                {t("playedBy", { name: names[seat] ?? "", card: cardLabel(t, card) })}
                {seat === trick.winner && `, ${t("wins")}`}
                {earned > 0 && `, ${t("plusFarmers", { count: earned })}`}
              </span>
              <CardFace card={card} />
              <span className="trick-row-name" aria-hidden="true">
                {names[seat]}
              </span>
              <span className="trick-row-earned" aria-hidden="true">
                {earned > 0 && (
                  <>
                    +{earned} <Farmer />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
