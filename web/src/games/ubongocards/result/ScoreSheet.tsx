import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongocards";
import "../round/check.css";

/** The points of all finished rounds: a column for each player; a 10 is a call. */
export function ScoreSheet({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ubongocards");
  return (
    <table className="cards-scores" data-testid="score-sheet">
      <caption className="hidden-text">{t("scores.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("scores.round")}</th>
          {names.map((name, seat) => (
            <th scope="col" key={seat} data-own={seat === view.seat}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.ended.map(({ round, players }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {players.map(({ seat, points, called, is_correct }) => (
              <td
                key={seat}
                data-own={seat === view.seat}
                data-called={called}
                data-wrong={!is_correct}
              >
                {points}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("scores.total")}</th>
          {view.players.map(({ total }, seat) => (
            <td key={seat} data-own={seat === view.seat}>
              {total}
            </td>
          ))}
        </tr>
        <tr className="cards-tens">
          <th scope="row">{t("scores.tens")}</th>
          {view.players.map(({ tens }, seat) => (
            <td key={seat} data-own={seat === view.seat}>
              {tens}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
