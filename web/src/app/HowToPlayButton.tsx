import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../games";
import { gameTitle } from "../i18n/titles";
import { learnPath, rulesPath, usePlace } from "../model/routing";
import { Dialog } from "./Dialog";
import { Link } from "./Link";

interface HowToPlayButtonProps {
  game: string;
  /** Only a question mark, for narrow places. */
  isShort?: boolean;
}

/** Opens the rules of a game. */
export function HowToPlayButton({ game, isShort = false }: HowToPlayButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const module = GAMES[game];
  if (module === undefined) return null;
  return (
    <>
      <button
        type="button"
        className={isShort ? "button quiet question" : "button"}
        aria-haspopup="dialog"
        data-testid={isShort ? "how-to-play-short" : "how-to-play"}
        {...(isShort && { "aria-label": t("howToPlay"), title: t("howToPlay") })}
        onClick={() => {
          setOpen(true);
        }}
      >
        {isShort ? "?" : t("howToPlay")}
      </button>
      <Dialog
        open={isOpen}
        title={`${inOne(gameTitle(t, game))}\u00a0· ${inOne(t("howToPlay"))}`}
        onClose={() => {
          setOpen(false);
        }}
      >
        <Suspense fallback={<p>{t("loading")}</p>}>
          <module.HowToPlay />
          <More game={game} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** Keep words in one line, where one is long enough. */
const inOne = (words: string): string => words.replaceAll(" ", "\u00a0");

/** Links to all rules and to the guided first game; a running game stays open. */
function More({ game }: { game: string }) {
  const { t } = useTranslation();
  const isPlaying = usePlace().page === "table";
  if (isPlaying) {
    return (
      <p className="dialog-foot">
        <a className="button" href={rulesPath(game)} target="_blank" rel="noopener">
          {t("allRulesApart")}
        </a>
      </p>
    );
  }
  return (
    <p className="dialog-foot">
      <Link to={rulesPath(game)} className="button" testId="all-rules">
        {t("allRules")}
      </Link>
      <Link to={learnPath(game)} className="button primary" testId="learn">
        {t("learn")}
      </Link>
    </p>
  );
}
