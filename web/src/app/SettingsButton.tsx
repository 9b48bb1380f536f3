import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { later } from "../model/later";
import { Dialog } from "./Dialog";

/** Few people open the settings, so the lobby does not load them. */
const PreferenceGroups = later(() =>
  import("./settings/PreferenceGroups").then((part) => part.default),
);

/** Opens the settings; a page may add its own. */
export function SettingsButton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-label={t("settings")}
        title={t("settings")}
        aria-haspopup="dialog"
        data-testid="settings"
        onClick={() => {
          setOpen(true);
        }}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 5h8M15 5h2M3 10h2M9 10h8M3 15h6M13 15h4" />
          <circle cx="13" cy="5" r="2" />
          <circle cx="7" cy="10" r="2" />
          <circle cx="11" cy="15" r="2" />
        </svg>
      </button>
      <Dialog
        open={isOpen}
        title={t("settings")}
        testId="settings-dialog"
        onClose={() => {
          setOpen(false);
        }}
      >
        {children && <div className="settings-table">{children}</div>}
        <Suspense fallback={<p role="status">{t("loading")}</p>}>
          <PreferenceGroups />
        </Suspense>
      </Dialog>
    </>
  );
}
