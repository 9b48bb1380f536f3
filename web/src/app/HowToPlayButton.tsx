import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ROOMS } from "../games";
import { Dialog } from "./Dialog";

/** Opens the rules of a game. */
export function HowToPlayButton({ game }: { game: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const room = ROOMS[game];
  if (room === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        data-testid="how-to-play"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t("howToPlay")}
      </button>
      <Dialog
        open={isOpen}
        title={`${room.title} ${t("howToPlay")}`}
        onClose={() => {
          setOpen(false);
        }}
      >
        <Suspense fallback={<p>{t("loading")}</p>}>
          <room.HowToPlay />
        </Suspense>
      </Dialog>
    </>
  );
}
