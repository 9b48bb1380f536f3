import { useTranslation } from "react-i18next";
import { listOf } from "../../../i18n/lists";
import type { TablePageProps } from "../TablePage";
import { Strip } from "./Strip";

/** Says that the table waits for bots that are still loading. */
export function LateStrip({ table, names }: Pick<TablePageProps, "table" | "names">) {
  const { t, i18n } = useTranslation();
  const late = names.filter((_, seat) => table.seats[seat]?.late === true);
  if (late.length === 0) return null;
  return <Strip testId="late" words={t("presence.late", { names: listOf(i18n.language)(late) })} />;
}
