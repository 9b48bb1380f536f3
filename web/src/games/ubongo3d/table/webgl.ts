import { useState } from "react";

/** Ask whether this browser can draw in space. */
function canDraw(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Know whether the board can be drawn in space, until the machine loses the canvas. */
export function useWebGl(): { canDraw: boolean; lose: () => void } {
  const [isGood, setGood] = useState(canDraw);
  return {
    canDraw: isGood,
    lose: () => {
      setGood(false);
    },
  };
}
