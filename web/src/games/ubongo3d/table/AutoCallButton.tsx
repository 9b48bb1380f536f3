import { useEffect, useEffectEvent } from "react";
import { CallButton } from "../../../race/CallButton";
import { useAutoCall } from "./autoCall";
import type { OwnBuilding } from "./useBuilding";

interface AutoCallButtonProps {
  building: OwnBuilding;
  /** Whether a bot plays for the player now: then it also calls. */
  isPlayedFor: boolean;
  /** Call, or say why that would be wrong. */
  onCall: () => void;
}

/** The call button: it lights up when the task is solved, and presses itself for players who want that. */
export function AutoCallButton({ building, isPlayedFor, onCall }: AutoCallButtonProps) {
  const isAuto = useAutoCall() && !isPlayedFor;
  const isRight = building.callFault === null;
  const call = useEffectEvent(onCall);
  useEffect(() => {
    if (isRight && isAuto) call();
  }, [isRight, isAuto]);
  return (
    <CallButton
      isLit={isRight}
      isCalled={building.isCalled}
      className="call-button"
      shortcut="c"
      onCall={onCall}
    />
  );
}
