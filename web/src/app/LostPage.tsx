import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "./Link";
import { Shell } from "./Shell";

/** No table has this address. */
export function UnknownTablePage() {
  const { t } = useTranslation();
  return <Lost title={t("lost.unknownTitle")} text={t("lost.unknown")} />;
}

/** The table was made by another version of the server. */
export function OutdatedTablePage() {
  const { t } = useTranslation();
  return <Lost title={t("lost.outdatedTitle")} text={t("lost.outdated")} />;
}

/** The table's log is damaged on the server's disk. */
export function DamagedTablePage() {
  const { t } = useTranslation();
  return <Lost title={t("lost.outdatedTitle")} text={t("lost.damaged")} />;
}

/** The table was closed because nobody played. */
export function ClosedTablePage() {
  const { t } = useTranslation();
  return <Lost title={t("lost.closedTitle")} text={t("lost.closed")} />;
}

/** No page has this address. */
export function NowherePage() {
  const { t } = useTranslation();
  return <Lost title={t("lost.nowhereTitle")} text={t("lost.nowhere")} />;
}

/** The page itself failed. */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <Lost title={t("lost.brokenTitle")} text={t("lost.broken")}>
      <ReloadButton />
    </Lost>
  );
}

/** A part of the page did not load. Without a server, reloading does not help: the page retries by itself. */
export function MissingPartPage({ canReload }: { canReload: boolean }) {
  const { t } = useTranslation();
  return (
    <Lost title={t("lost.partTitle")} text={canReload ? t("lost.part") : t("lost.partWaits")}>
      {canReload && <ReloadButton />}
    </Lost>
  );
}

function ReloadButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button"
      data-testid="reload"
      onClick={() => {
        location.reload();
      }}
    >
      {t("lost.reload")}
    </button>
  );
}

function Lost({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Shell page="lost">
      <div className="lost">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="lost-ways">
          <Link to="/" className="button primary">
            {t("lost.toLobby")}
          </Link>
          {children}
        </div>
      </div>
    </Shell>
  );
}
