import { useTranslation } from "react-i18next";
import { PAGES } from "./documents";

interface PagerProps {
  document: string;
  title: string;
  page: number;
  onTurn: (page: number) => void;
}

/** Pages through a document; absent for a single page. */
export function Pager({ document, title, page, onTurn }: PagerProps) {
  const { t } = useTranslation("print");
  const count = PAGES[document] ?? 1;
  if (count === 1) return null;
  const turn = (to: number) => () => {
    if (to >= 1 && to <= count) onTurn(to);
  };
  return (
    <div className="print-pager" role="group" aria-label={t("pagesOf", { document: title })}>
      <button
        type="button"
        className="button"
        aria-label={t("pageBefore")}
        aria-disabled={page === 1}
        data-testid={`before-${document}`}
        onClick={turn(page - 1)}
      >
        ‹
      </button>
      <span role="status" data-testid={`page-${document}`}>
        {t("pageOf", { page, count })}
      </span>
      <button
        type="button"
        className="button"
        aria-label={t("pageAfter")}
        aria-disabled={page === count}
        data-testid={`after-${document}`}
        onClick={turn(page + 1)}
      >
        ›
      </button>
    </div>
  );
}
