import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { useMedia, WIDE_ENOUGH } from "../../model/media";
import { tablePath } from "../../model/routing";
import { Link } from "../Link";
import { deviceSeats } from "./seats";
import type { SharedGameProps } from "./SharedGame";

/** A board for each player on this device, all active at once: each is its own page with its own view and touches. */
export function SideBySide({ table, names }: SharedGameProps) {
  const { t } = useTranslation("device");
  const { t: shell } = useTranslation();
  const isWide = useMedia(WIDE_ENOUGH);
  const seats = deviceSeats(table);
  const isTooNarrow = seats.length > 1 && !isWide;
  return (
    <main className="side-by-side" id="main" data-page="table" data-n={table.n}>
      <h1 className="hidden-text">{gameTitle(shell, table.game)}</h1>
      {seats.map(({ number, seat }) => (
        <section key={number} className="side" aria-label={names[seat]} inert={isTooNarrow}>
          {seats.length > 1 && <h2 className="side-name">{names[seat]}</h2>}
          <iframe
            title={t("board", { name: names[seat] ?? "" })}
            src={`${tablePath(table.id)}?as=${number}`}
            data-testid={`board-${seat}`}
            allow="vibrate; fullscreen"
          />
        </section>
      ))}
      {isTooNarrow && (
        <div className="side-narrow paper" role="alert">
          <p>{t("narrow")}</p>
          <Link to="/" className="button">
            {shell("home")}
          </Link>
        </div>
      )}
    </main>
  );
}
