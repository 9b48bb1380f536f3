import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { useGuestName } from "../../model/guest";
import { learnPath } from "../../model/routing";
import { useBusy } from "../busy";
import { Link } from "../Link";
import { playNow } from "../lobby/playNow";

interface WaysProps {
  game: string;
  onAgain: () => void;
}

/** The next steps: a real game, the next guided one, or the same one again. */
export function Ways({ game, onAgain }: WaysProps) {
  const { t } = useTranslation("learn");
  const { t: shell } = useTranslation();
  const others = Object.keys(GAMES);
  const next = others[(others.indexOf(game) + 1) % others.length];
  return (
    <div className="coach-buttons">
      {next !== undefined && next !== game && (
        <Link to={learnPath(next)} className="button small" testId="learn-next">
          {t("next", { game: gameTitle(shell, next) })}
        </Link>
      )}
      <button type="button" className="button small" data-testid="learn-restart" onClick={onAgain}>
        {t("restart")}
      </button>
      <PlayNow game={game} />
    </div>
  );
}

/** Starts a game with bots at once; it has the focus, since most people want it next. */
function PlayNow({ game }: { game: string }) {
  const { t } = useTranslation("learn");
  const name = useGuestName() ?? "";
  const [error, setError] = useState("");
  const { isBusy, run } = useBusy(async () => {
    setError(await playNow(game, name));
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {error !== "" && <p role="alert">{error}</p>}
      <button
        ref={button}
        type="button"
        className="button primary"
        data-testid="learn-play"
        aria-disabled={isBusy}
        onClick={run}
      >
        {t("playNow")}
      </button>
    </>
  );
}
