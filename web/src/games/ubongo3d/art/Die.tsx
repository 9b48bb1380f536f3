import { useTranslation } from "react-i18next";
import "./die.css";

/** The ten-sided die, showing the roll. */
export function Die({ rolled }: { rolled: number | null }) {
  const { t } = useTranslation("ubongo3d");
  return (
    <svg
      className="die"
      viewBox="0 0 40 40"
      role="img"
      aria-label={rolled === null ? t("die.none") : t("die.rolled", { number: rolled })}
    >
      <path className="die-body" d="M20 2 37 15v10L20 38 3 25V15z" />
      <path className="die-lines" d="M20 2 9 18l11 9 11-9zM3 15l6 3M37 15l-6 3M20 27v11" />
      {rolled !== null && (
        <text x="20" y="18.500">
          {rolled}
        </text>
      )}
    </svg>
  );
}
