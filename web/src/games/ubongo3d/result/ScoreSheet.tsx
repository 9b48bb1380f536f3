import { useTranslation } from "react-i18next";
import { RuleLink } from "../../../app/RuleLink";
import type { View } from "../../../protocol/ubongo3d";
import { GemCounts, GemList } from "../art/GemCounts";
import { exactTime } from "../text/time";

/** Every round: who solved how fast and won what; at the end all gems. */
export function ScoreSheet({ view, names }: { view: View; names: readonly string[] }) {
  const { t, i18n } = useTranslation("ubongo3d");
  return (
    <>
      <h2>{t("result.rounds")}</h2>
      {/* A wide table scrolls on its own, so the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="rounds-scroll" role="region" aria-label={t("result.rounds")} tabIndex={0}>
        <table className="rounds-sheet" data-testid="rounds-sheet">
          <thead>
            <tr>
              <th scope="col">{t("result.round")}</th>
              {view.players.map((_, seat) => (
                <th scope="col" key={seat}>
                  {names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.ended.map((round) => (
              <tr key={round.round}>
                <th scope="row">
                  {round.round > view.rounds ? (
                    <>
                      {t("result.tie")} <RuleLink game="ubongo3d" rule="U3D-24" />
                    </>
                  ) : (
                    round.round
                  )}
                </th>
                {view.players.map((_, seat) => {
                  const line = round.builders.find((builder) => builder.seat === seat);
                  return (
                    <td key={seat}>
                      {line?.solved == null ? "–" : exactTime(line.solved, i18n.language)}{" "}
                      <GemList gems={line?.won ?? []} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {view.players.map((player, seat) => (
                <td key={seat}>
                  <GemCounts gems={player.gems} /> <b>{t("points", { count: player.points })}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
