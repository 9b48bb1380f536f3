import { useTranslation } from "react-i18next";
import { replayPath } from "../../model/routing";
import type { TableView } from "../../protocol/messages";
import { Link } from "../Link";
import "./origin.css";

/** Says that a deal comes from an earlier game, with a link to it; absent at other tables. */
export function Origin({ table: { origin } }: { table: TableView }) {
  const { t } = useTranslation();
  if (origin?.type !== "again") return null;
  const { table, move } = origin;
  return (
    <p className="origin" data-testid="origin">
      {move === 0 ? t("table.origin.deal") : t("table.origin.move", { move })}{" "}
      {t("table.origin.unrated")}{" "}
      <Link to={`${replayPath(table)}?move=${move}`}>{t("table.origin.look")}</Link>
    </p>
  );
}
