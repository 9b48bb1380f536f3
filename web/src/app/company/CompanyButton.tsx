import { Suspense, use, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { later } from "../../model/later";
import { overlay } from "../../model/overlays";
import { PartBoundary } from "../PartBoundary";
import { CompanyContext, hasCompany, type Company } from "./context";
import { useUnread } from "./unread";
import "./company.css";

const CompanySheet = later(() => import("./CompanySheet").then((part) => part.default));

/** Opens reactions and chat and shows the number of spectators; absent when nobody else is there. */
export function CompanyButton() {
  const company = use(CompanyContext);
  if (company === null || !hasCompany(company.table)) return null;
  return (
    <Suspense>
      <Opener company={company} />
    </Suspense>
  );
}

function Opener({ company }: { company: Company }) {
  const { t } = useTranslation("company");
  const { table } = company;
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread(company, isOpen);
  const id = useId();
  const close = () => {
    sheet.current?.hidePopover();
  };
  useEffect(() => (isOpen ? overlay(close) : undefined), [isOpen]);
  const words = unread > 0 ? t("openUnread", { count: unread }) : t("open");
  return (
    <>
      {table.spectators > 0 && <Spectators count={table.spectators} />}
      <button
        type="button"
        className="button quiet company-button"
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        popoverTarget={id}
        data-testid="company"
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 4h14v10H9l-4 3v-3H3z" />
        </svg>
        {unread > 0 && (
          <span className="company-unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t("title")}
        className="company-sheet paper"
        data-testid="company-sheet"
        onToggle={({ newState }) => {
          setOpen(newState === "open");
        }}
      >
        {isOpen && (
          <PartBoundary>
            <Suspense>
              <CompanySheet company={company} onClose={close} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </>
  );
}

/** How many people watch, as an eye and a number. */
function Spectators({ count }: { count: number }) {
  const { t } = useTranslation("company");
  return (
    <p className="spectators" title={t("spectators", { count })} data-testid="spectators">
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 10q8-11 16 0q-8 11-16 0zM8 10a2 2 0 1 1 4 0a2 2 0 1 1-4 0" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span className="hidden-text">{t("spectators", { count })}</span>
    </p>
  );
}
