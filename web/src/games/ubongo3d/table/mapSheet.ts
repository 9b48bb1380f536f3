import { useEffect, useState } from "react";
import { overlay } from "../../../model/overlays";

/** The map as a sheet on a small screen: Back closes it like every sheet. */
export function useMapSheet(canOpen: boolean): { isOpen: boolean; toggle: () => void } {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && canOpen;
  useEffect(() => {
    if (!isOpen) return;
    return overlay(() => {
      setWanted(false);
    });
  }, [isOpen]);
  return {
    isOpen,
    toggle: () => {
      setWanted(!isWanted);
    },
  };
}
