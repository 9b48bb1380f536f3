import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useMedia } from "../../../model/media";
import type { Misfit } from "../model/building";

const SEEN = "spieltisch.ubongo3d.turned";

interface BoardNoteProps {
  /** The row above the board, where a note covers nothing in use. */
  place: HTMLElement;
  /** Why the held piece does not fit; null if it fits, or is held nowhere. */
  misfit: Misfit | null;
  isHolding: boolean;
  hasLaid: boolean;
}

/** Why a piece does not fit, or how to turn one when the first is lifted. */
export function BoardNote({ place, misfit, isHolding, hasLaid }: BoardNoteProps) {
  const { t } = useTranslation("ubongo3d");
  const isTouched = useMedia("(pointer: coarse)");
  const [isKnown] = useState(() => readSeen());
  useEffect(() => {
    if (hasLaid) writeSeen();
  }, [hasLaid]);
  const isNew = !isKnown && isHolding && !hasLaid;
  const first = isNew ? t(isTouched ? "shortcuts.firstTouch" : "shortcuts.first") : "";
  const words = misfit === null ? first : t(`misfit.${misfit}`);
  if (words === "") return null;
  return createPortal(
    <p className="race-note paper" data-testid={misfit === null ? "first-hint" : "misfit"}>
      {words}
    </p>,
    place,
  );
}

function readSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}

function writeSeen(): void {
  try {
    localStorage.setItem(SEEN, "yes");
  } catch {
    // Without storage the browser only shows it again next time.
  }
}
