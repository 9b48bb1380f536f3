import { useTranslation } from "react-i18next";
import type { RoundLine } from "../../../protocol/ubongocards";
import { endOf, timeOf, type HandEnd } from "../model/practice";
import "../round/check.css";

const WORDS: Readonly<Record<HandEnd, "yes" | "wrong" | "no">> = {
  solved: "yes",
  wrong: "wrong",
  left: "no",
};

/** The practice hands: how each ended, how many cards were laid, and how long it took. */
export function HandsTable({ ended }: { ended: readonly RoundLine[] }) {
  const { t } = useTranslation("ubongocards");
  return (
    <table className="cards-scores cards-hands" data-testid="hands-sheet">
      <caption className="hidden-text">{t("practice.hands")}</caption>
      <thead>
        <tr>
          {(["hand", "outcome", "laid", "time"] as const).map((name) => (
            <th scope="col" key={name}>
              {t(`practice.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ended.map((hand) => (
          <tr key={hand.round}>
            <th scope="row">{hand.round}</th>
            <td data-called={endOf(hand) === "solved"}>{t(`practice.${WORDS[endOf(hand)]}`)}</td>
            <td>{hand.players[0]?.laid ?? 0}</td>
            <td>{timeOf(hand)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
