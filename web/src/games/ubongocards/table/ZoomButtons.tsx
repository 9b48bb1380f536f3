import { useTranslation } from "react-i18next";
import type { Looking } from "./useCamera";

/** Nearer, farther, everything. */
export function ZoomButtons({ looking }: { looking: Looking }) {
  const { t } = useTranslation("ubongocards");
  return (
    <div className="cloth-zoom" role="group" aria-label={t("zoom.label")}>
      <ZoomButton
        label={t("zoom.in")}
        path="M10 4v12M4 10h12"
        onClick={() => {
          looking.zoom(1.25);
        }}
      />
      <ZoomButton
        label={t("zoom.out")}
        path="M4 10h12"
        onClick={() => {
          looking.zoom(0.8);
        }}
      />
      <ZoomButton
        label={t("zoom.fit")}
        path="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
        testId="zoom-fit"
        onClick={looking.fitAll}
      />
    </div>
  );
}

interface ZoomButtonProps {
  label: string;
  path: string;
  testId?: string;
  onClick: () => void;
}

function ZoomButton({ label, path, testId, onClick }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="button cloth-zoom-button"
      aria-label={label}
      title={label}
      data-testid={testId}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
