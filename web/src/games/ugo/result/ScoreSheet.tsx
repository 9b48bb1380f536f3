import { useTranslation } from "react-i18next";
import { RuleLink } from "../../../app/RuleLink";
import { useCountUp } from "../../../model/feel";
import type { KingdomView } from "../../../protocol/ugo";
import { points } from "../text/words";
import "./scores.css";

/** One round on the sheet: every player's kingdom, and the round's name. */
export interface SheetRound {
  title: string;
  kingdoms: readonly KingdomView[];
}

interface ScoreSheetProps {
  rounds: readonly SheetRound[];
  names: readonly string[];
  /** The player's own seat, whose column is marked. */
  own: number | null;
  totals: readonly number[];
  /** The previous totals, from which they count up. */
  before?: readonly number[];
  /** The totals, if they are not those of the rounds shown. */
  totalsTitle?: string;
}

/** The points of rounds and sections: a column for each player. */
export function ScoreSheet({ rounds, names, own, totals, before, totalsTitle }: ScoreSheetProps) {
  const { t } = useTranslation("ugo");
  return (
    <>
      <table className="score-sheet" data-testid="score-sheet">
        <caption className="hidden-text">{t("scores.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{t("scores.section")}</span>
            </th>
            {names.map((name, seat) => (
              <th scope="col" key={seat} data-own={seat === own}>
                {name}
                {seat === own && <span className="hidden-text"> ({t("kingdom.you")})</span>}
              </th>
            ))}
          </tr>
        </thead>
        {rounds.map((round) => (
          <RoundRows key={round.title} {...round} own={own} columns={names.length + 1} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{totalsTitle ?? t("scores.total")}</th>
            {totals.map((total, seat) => (
              <Total
                key={seat}
                total={total}
                before={before?.[seat] ?? total}
                isOwn={seat === own}
              />
            ))}
          </tr>
        </tfoot>
      </table>
      <ScoredBy rounds={rounds} />
    </>
  );
}

/** The rules behind points that need an explanation: minus points, and points without land. */
function ScoredBy({ rounds }: Pick<ScoreSheetProps, "rounds">) {
  const { t } = useTranslation("ugo");
  const sections = rounds.flatMap(({ kingdoms }) => kingdoms.flatMap((each) => each.sections));
  const isMissing = sections.some(({ penalty }) => penalty !== 0);
  const isPrinted = sections.some(({ pile, score }) => pile.length === 0 && score > 0);
  if (!isMissing && !isPrinted) return null;
  return (
    <p className="sheet-rules">
      {isMissing && (
        <span>
          {t("scores.missing")} <RuleLink game="ugo" rule="UGO-26" />
        </span>
      )}
      {isPrinted && (
        <span>
          {t("scores.printed")} <RuleLink game="ugo" rule="UGO-27" />
        </span>
      )}
    </p>
  );
}

type RoundRowsProps = SheetRound & Pick<ScoreSheetProps, "own"> & { columns: number };

function RoundRows({ title, kingdoms, own, columns }: RoundRowsProps) {
  const { t } = useTranslation("ugo");
  const sections = kingdoms[0]?.sections ?? [];
  return (
    <tbody>
      <tr className="sheet-round">
        <th scope="rowgroup" colSpan={columns}>
          {title}
        </th>
      </tr>
      {sections.map(({ name }, number) => (
        <tr key={name}>
          <th scope="row">
            <span className="hidden-text">{t("scores.section")} </span>
            {name}
          </th>
          {kingdoms.map((kingdom, seat) => (
            <Points key={seat} score={kingdom.sections[number]?.score ?? 0} isOwn={seat === own} />
          ))}
        </tr>
      ))}
      <tr className="sheet-sum">
        <th scope="row">{t("scores.sum")}</th>
        {kingdoms.map((kingdom, seat) => (
          <Points key={seat} score={kingdom.score} isOwn={seat === own} />
        ))}
      </tr>
    </tbody>
  );
}

function Total(props: { total: number; before: number; isOwn: boolean }) {
  return <Points score={useCountUp(props.total, props.before)} isOwn={props.isOwn} />;
}

function Points({ score, isOwn }: { score: number; isOwn: boolean }) {
  return (
    <td data-negative={score < 0} data-own={isOwn}>
      {points(score)}
    </td>
  );
}
