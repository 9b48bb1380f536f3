import { useEffect, useEffectEvent } from "react";
import { useAutoCall } from "./autoCall";
import type { OwnBuilding } from "./useBuilding";

interface CallButtonProps {
  building: OwnBuilding;
  /** Whether a bot plays for oneself now: it calls, too. */
  isPlayedFor: boolean;
  /** Call, or say why that would be wrong. */
  onCall: () => void;
}

/** The call: it lights up when the task is solved, and calls by itself for those who like that. */
export function CallButton({ building, isPlayedFor, onCall }: CallButtonProps) {
  const isAuto = useAutoCall() && !isPlayedFor;
  const isRight = building.callFault === null;
  const call = useEffectEvent(onCall);
  useEffect(() => {
    if (isRight && isAuto) call();
  }, [isRight, isAuto]);
  return (
    <button
      type="button"
      className={isRight ? "button primary call-button" : "button call-button"}
      data-testid="call"
      data-lit={isRight}
      data-pending={building.isCalled}
      aria-disabled={!isRight || building.isCalled}
      aria-keyshortcuts="c"
      onClick={onCall}
    >
      Ubongo!
    </button>
  );
}
