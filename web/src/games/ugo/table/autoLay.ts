import { useEffect, useEffectEvent } from "react";
import { motionTime } from "../../../model/feel";
import { isPlayedFor } from "../../../model/played-for";
import { usePreferences } from "../../../model/preferences";
import type { TableView } from "../../../protocol/messages";
import type { Laying, View } from "../../../protocol/ugo";

/** Long enough to see the last card of the trick come down. */
const LOOK_MS = 500;

interface AutoLayProps {
  /** Each of its views is laid once; while a bot plays for the player, it also lays. */
  table: TableView;
  live: boolean;
  onLay: (laying: Laying) => void;
}

/** Lay a won trick if the server says that there is only one way; return whether that happens now. */
export function useAutoLay({ table, live, onLay }: AutoLayProps): boolean {
  const { autoLay } = usePreferences();
  const view = table.view as View;
  const canLay = live && !isPlayedFor(table);
  const isMine = view.must_lay && view.turn !== null && view.turn === view.seat;
  const isOnly = isMine && view.laying?.ways === 1 && autoLay;
  const lay = useEffectEvent(() => {
    if (view.laying !== null) onLay(view.laying.offer);
  });
  useEffect(() => {
    if (!isOnly || !canLay) return;
    const timer = setTimeout(lay, motionTime(LOOK_MS));
    return () => {
      clearTimeout(timer);
    };
  }, [isOnly, canLay, table.n]);
  return isOnly && canLay;
}
