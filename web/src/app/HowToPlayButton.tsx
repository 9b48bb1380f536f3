import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../games";
import { gameTitle } from "../i18n/titles";
import { Dialog } from "./Dialog";

interface HowToPlayButtonProps {
  game: string;
  /** Only a question mark, where there is little room. */
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
        title={`${gameTitle(t, game)}\u00a0· ${t("howToPlay")}`}
        onClose={() => {
          setOpen(false);
        }}
      >
        <Suspense fallback={<p>{t("loading")}</p>}>
          <module.HowToPlay />
        </Suspense>
      </Dialog>
    </>
  );
}
