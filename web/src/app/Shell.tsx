import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "./Link";
import { NameButton } from "./NameButton";
import { NewVersion } from "./NewVersion";
import { SettingsButton } from "./SettingsButton";
import "./shell.css";

interface ShellProps {
  page: string;
  children: ReactNode;
  n?: number;
}

/** The links that every page offers. */
const WAYS = [
  {
    to: "/today",
    named: "today",
    testId: "to-today",
    icon: "M3 5h14v12H3zM3 9h14M7 2v4M13 2v4",
  },
  {
    to: "/puzzles",
    named: "puzzles",
    testId: "to-puzzles",
    icon: "M3 7h4a2 2 0 1 1 4 0h4v4a2 2 0 1 1 0 4v2H3z",
  },
  {
    to: "/watch",
    named: "watch.link",
    testId: "watch",
    icon: "M2 10q8-11 16 0q-8 11-16 0zM8 10a2 2 0 1 1 4 0a2 2 0 1 1-4 0",
  },
  {
    to: "/me",
    named: "myGames",
    testId: "my-games",
    icon: "M6 3h8v5a4 4 0 0 1-8 0zM6 5H3q0 4 3 4M14 5h3q0 4-3 4M10 12v5M6 17h8",
  },
] as const;

/** The page around everything but a running game: the name, the settings, the footer. */
export function Shell({ page, children, n }: ShellProps) {
  const { t } = useTranslation();
  return (
    <div className="shell" data-page={page} data-n={n}>
      <header className="shell-head">
        <Link to="/" className="brand">
          <Mark />
          <span className="brand-name">{t("brand")}</span>
        </Link>
        <nav className="shell-ways" aria-label={t("ways")}>
          {WAYS.map(({ to, named, testId, icon }) => (
            <Link
              key={to}
              to={to}
              className="button quiet"
              testId={testId}
              isCurrent={to === `/${page}`}
            >
              <WayIcon path={icon} />
              {t(named)}
            </Link>
          ))}
        </nav>
        <NameButton />
        <SettingsButton />
      </header>
      <NewVersion />
      <main className="shell-main" id="main">
        {children}
      </main>
      <footer className="shell-foot">
        <p>
          {t("footer")}{" "}
          <a href="/guide" data-testid="guide">
            {t("guide")}
          </a>{" "}
          <Link to="/print" testId="to-print">
            {t("print")}
          </Link>
        </p>
      </footer>
    </div>
  );
}

/** An icon above a link's words, for bars too narrow for the words alone. */
function WayIcon({ path }: { path: string }) {
  return (
    <svg className="icon way-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** How long something may load before the page says that no answer comes. */
const LATE_MS = 2_000;

/** Shown while something loads. */
export function LoadingPage() {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Shell page="loading">
      <p role="status">{t(isLate ? "noAnswer" : "loading")}</p>
    </Shell>
  );
}

/** Two cards on a tabletop. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect
        x="5"
        y="7"
        width="13"
        height="18"
        rx="2.5"
        fill="var(--faint)"
        transform="rotate(-14 11 16)"
      />
      <rect
        x="13"
        y="6"
        width="14"
        height="19"
        rx="2.5"
        fill="var(--text)"
        transform="rotate(9 20 16)"
      />
      <path d="m15 22 4-8 2.5 3.5 2-2.5 2 7.5z" fill="var(--tabletop)" />
    </svg>
  );
}
