import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { useCountUp } from "../../model/feel";
import type { Outcome } from "../../protocol/messages";
import { RuleLink } from "../RuleLink";

interface StandingsProps {
  outcome: Outcome;
  names: readonly string[];
  you: number | null;
  game: string;
}

/** Everyone's place and points, best first; the player's own row is marked. */
export function Standings({ outcome, names, you, game }: StandingsProps) {
  const { t } = useTranslation();
  const tieRule = GAMES[game]?.tieRule;
  const rows = names
    .map((name, seat) => ({
      name,
      seat,
      place: outcome.places[seat] ?? 0,
      score: outcome.scores[seat] ?? 0,
    }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <table className="standings">
      <thead>
        <tr>
          <th scope="col">{t("end.place")}</th>
          <th scope="col">{t("end.player")}</th>
          <th scope="col">{t("end.points")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, seat, place, score }) => (
          <tr key={seat} data-place={place} data-own={seat === you} data-seat-place={seat}>
            <td>
              {place}
              {isShared(outcome, place) && tieRule !== undefined && (
                <>
                  {" "}
                  <RuleLink game={game} rule={tieRule} />
                </>
              )}
            </td>
            <th scope="row">
              {name}
              {seat === you && <span className="seat-tag">{t("seats.you")}</span>}
            </th>
            <td>
              <Points score={score} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isShared = ({ places }: Outcome, place: number): boolean =>
  places.filter((other) => other === place).length > 1;

/** Points that count up from zero; screen readers get the score itself. */
function Points({ score }: { score: number }) {
  const shown = useCountUp(score, 0);
  return (
    <>
      <span aria-hidden="true">{written(shown)}</span>
      <span className="hidden-text">{written(score)}</span>
    </>
  );
}

const written = (score: number) => String(score).replace("-", "−");

const PLACES = ["first", "second", "third", "fourth"] as const;

/** Show the player's place, except to a sole winner, whose title says it. */
export function OwnPlace({ outcome, you }: Pick<StandingsProps, "outcome" | "you">) {
  const { t } = useTranslation();
  if (you === null) return null;
  const place = outcome.places[you] ?? 0;
  if (place === 1 && !isShared(outcome, place)) return null;
  const word = PLACES[place - 1];
  return (
    <p className="own-place">
      {word === undefined ? t("end.yourPlace", { place }) : t(`end.youAre.${word}`)}
    </p>
  );
}
