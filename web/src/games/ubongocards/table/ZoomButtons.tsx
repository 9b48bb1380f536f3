import { useTranslation } from "react-i18next";
import type { Looking } from "./useCamera";

const PLUS = "M10 4v12M4 10h12";
const CORNERS = "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4";

/** Zoom in, zoom out, show everything; on a phone, where fingers do that, only the button that is useful now. */
export function ZoomButtons({ looking }: { looking: Looking }) {
  const { t } = useTranslation("ubongocards");
  const nearer = () => {
    looking.zoom(1.4);
  };
  return (
    <div className="cards-board-zoom" role="group" aria-label={t("zoom.label")}>
      <ZoomButton label={t("zoom.in")} path={PLUS} onClick={nearer} />
      <ZoomButton
        label={t("zoom.out")}
        path="M4 10h12"
        onClick={() => {
          looking.zoom(1 / 1.4);
        }}
      />
      <ZoomButton label={t("zoom.fit")} path={CORNERS} testId="zoom-fit" onClick={looking.fitAll} />
      <ZoomButton
        label={t(looking.isAllInSight ? "zoom.in" : "zoom.fit")}
        path={looking.isAllInSight ? PLUS : CORNERS}
        testId="zoom-other"
        onClick={looking.isAllInSight ? nearer : looking.fitAll}
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
      className="button cards-board-zoom-button"
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
