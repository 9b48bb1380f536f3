import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { View } from "../../../protocol/ugo";
import { PlayedCards } from "./PlayedCards";
import { TrickRow, TrickRows } from "./TrickRows";

interface TricksDialogProps {
  view: View;
  names: readonly string[];
  onClose: () => void;
}

/** What has been played: the last trick, every card of the round, and the earlier tricks. */
export function TricksDialog({ view, names, onClose }: TricksDialogProps) {
  const { t } = useTranslation("ugo");
  const last = view.tricks.at(-1);
  const earlier = view.tricks.slice(0, -1);
  return (
    <Dialog open title={t("tricks.title")} onClose={onClose} testId="tricks-dialog">
      <h3>{t("tricks.last")}</h3>
      {last === undefined ? (
        <p>{t("tricks.none")}</p>
      ) : (
        <TrickRow trick={last} number={view.tricks.length} names={names} isLarge />
      )}
      <h3>{t("tricks.cards")}</h3>
      <PlayedCards view={view} />
      {earlier.length > 0 && (
        <>
          <h3>{t("tricks.earlier")}</h3>
          <TrickRows tricks={earlier} names={names} />
        </>
      )}
      <RoundBefore view={view} names={names} />
    </Dialog>
  );
}

/** The tricks of the finished round; the tenth can be looked at again. */
function RoundBefore({ view, names }: Pick<TricksDialogProps, "view" | "names">) {
  const { t } = useTranslation("ugo");
  const number = view.round - 1;
  const round = view.ended[number - 1];
  if (round === undefined) return null;
  return (
    <>
      <h3>{t("tricks.before", { number })}</h3>
      <TrickRows tricks={round.tricks} names={names} />
    </>
  );
}
