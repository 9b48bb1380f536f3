import { useTranslation } from "react-i18next";

interface PagesProps {
  /** What the pages are of. */
  label: string;
  page: number;
  pages: number;
  turn: (to: number) => void;
  testId?: string;
}

/** Buttons that turn the pages of a list; absent if there is only one page. */
export function Pages({ label, page, pages, turn, testId }: PagesProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const button = (to: number, name: "before" | "next") => (
    <button
      type="button"
      className="button"
      aria-disabled={to < 1 || to > pages}
      data-testid={testId && `${testId}-${name}`}
      onClick={() => {
        if (to >= 1 && to <= pages) turn(to);
      }}
    >
      {t(name)}
    </button>
  );
  if (pages < 2) return null;
  return (
    <nav className="puzzles-pages" aria-label={label}>
      {button(page - 1, "before")}
      <span data-testid={testId && `${testId}-page`}>{t("page", { page, pages })}</span>
      {button(page + 1, "next")}
    </nav>
  );
}
