import { useTranslation } from "react-i18next";

/** A calm strip while the line is down. */
export function Reconnecting() {
  const { t } = useTranslation();
  return (
    <p className="reconnecting" role="status" data-testid="reconnecting">
      {t("line.reconnecting")}
    </p>
  );
}
