import { useTranslation } from "react-i18next";
import { RuleLink } from "../../../app/RuleLink";
import { useCountUp } from "../../../model/feel";
import type { PlayerChecked, RoundChecked, View } from "../../../protocol/ubongocards";
import { LayoutPicture } from "../art/LayoutPicture";
import { isLying, type Lying } from "../model/grid";
import { jointsOf } from "../model/contacts";
import { isPractice } from "../model/practice";
import { ruleOfBreach } from "../text/rule-of";
import { breachText } from "../text/words";
import "./check.css";

interface CheckProps {
  view: View;
  round: RoundChecked;
  names: readonly string[];
}

/** Every checked layout: contacts, breaches, points; the player's own comes first. */
export function Check({ view, round, names }: CheckProps) {
  const order = round.players.toSorted(
    (one, other) => Number(other.seat === view.seat) - Number(one.seat === view.seat),
  );
  return (
    <ul className="checked" data-testid="check" data-players={order.length}>
      {order.map((checked) => (
        <CheckedLayout
          key={checked.seat}
          view={view}
          checked={checked}
          name={names[checked.seat] ?? ""}
        />
      ))}
    </ul>
  );
}

interface CheckedLayoutProps {
  view: View;
  checked: PlayerChecked;
  name: string;
}

function CheckedLayout({ view, checked, name }: CheckedLayoutProps) {
  const { t } = useTranslation("ubongocards");
  const player = view.players[checked.seat];
  const laid = player?.laid.filter(isLying) ?? [];
  const isOwn = checked.seat === view.seat;
  const numberOf = numbering(isOwn ? [...laid, ...view.hand] : laid);
  return (
    <li
      className="checked-player"
      data-seat={checked.seat}
      data-own={isOwn}
      data-correct={checked.is_correct}
      data-points={checked.points}
    >
      {!isPractice(view) && (
        <div className="checked-head">
          <h3>
            {name}
            {isOwn && <span className="cards-own-mark">{t("others.you")}</span>}
          </h3>
          {checked.called && <b className="checked-called">Ubongo!</b>}
          <p className="checked-points">
            <span className="hidden-text">{t("points", { count: checked.points })}</span>
            <Points points={checked.points} />
          </p>
          {!checked.is_correct && laid.length > 0 && <RuleLink game="ubongocards" rule="UC-13" />}
        </div>
      )}
      <div className="checked-board on-tabletop">
        <LayoutPicture
          laid={laid}
          face={view.colour}
          joints={checked.contacts}
          breaches={checked.breaches}
          numberOf={numberOf}
          least={10}
          label={t("check.layout", { name, count: laid.length, contacts: checked.contacts.length })}
        />
      </div>
      <Verdict checked={checked} laid={laid} numberOf={numberOf} />
      {isOwn && view.possible.length > 0 && (
        <Possible view={view} laid={laid} numberOf={numberOf} />
      )}
      {!isPractice(view) && (
        <p className="checked-total">{t("check.total", { total: player?.total ?? 0 })}</p>
      )}
    </li>
  );
}

/** The points of the round count up. */
function Points({ points }: { points: number }) {
  const shown = useCountUp(points, 0);
  return <span aria-hidden="true">{points > 0 ? `+${shown}` : "0"}</span>;
}

interface PossibleProps {
  view: View;
  laid: readonly Lying[];
  numberOf: (card: number) => number;
}

/** How the player's nine cards could have been laid; folded if they laid just as many. */
function Possible({ view, laid, numberOf }: PossibleProps) {
  const { t } = useTranslation("ubongocards");
  const nine = [...laid, ...view.hand];
  const shown = view.possible.flatMap((at) => {
    const card = nine.find((each) => each.card === at.card);
    return card ? [{ ...card, at }] : [];
  });
  const words = t(shown.length < view.goal ? "check.most" : "check.possible", {
    count: shown.length,
    goal: view.goal,
  });
  const own = view.checked?.players.find(({ seat }) => seat === view.seat);
  const hasDone = own?.is_correct === true && laid.length >= shown.length;
  return (
    <details className="possible" data-testid="possible" open={!hasDone}>
      <summary>{words}</summary>
      <div className="checked-board on-tabletop">
        <LayoutPicture
          laid={shown}
          face={view.colour}
          joints={jointsOf(shown)}
          numberOf={numberOf}
          least={10}
          label={t("check.possibleLabel", {
            cards: shown.map(({ card }) => numberOf(card)).join(", "),
          })}
        />
      </div>
    </details>
  );
}

interface VerdictProps {
  checked: PlayerChecked;
  laid: readonly Lying[];
  numberOf: (card: number) => number;
}

function Verdict({ checked, laid, numberOf }: VerdictProps) {
  const { t } = useTranslation("ubongocards");
  if (laid.length === 0) return <p className="verdict">{t("check.nothing")}</p>;
  if (checked.is_correct) {
    return (
      <p className="verdict" data-good="true">
        <Badge good />
        {t("check.correct", { count: checked.contacts.length })}
      </p>
    );
  }
  return (
    <ul className="verdict-breaches">
      {checked.breaches.map((breach, number) => (
        <li key={number} className="verdict" data-good="false">
          <Badge good={false} />
          <span>
            {breachText(t, breach, numberOf)}{" "}
            <RuleLink game="ubongocards" rule={ruleOfBreach(breach)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Badge({ good }: { good: boolean }) {
  return (
    <svg className="verdict-badge" viewBox="-7 -7 14 14" aria-hidden="true">
      <circle className={good ? "joint-badge" : "breach-badge"} r="6" />
      <path
        className="badge-sign"
        d={good ? "m-2.6.2 1.9 1.9 3.5-4" : "m-2.4-2.4 4.8 4.8m0-4.8-4.8 4.8"}
      />
    </svg>
  );
}

/** Cards are named by their position among those that are visible, counted from 1. */
function numbering(cards: readonly { card: number }[]): (card: number) => number {
  const order = cards.map(({ card }) => card).toSorted((one, other) => one - other);
  return (card) => order.indexOf(card) + 1;
}
