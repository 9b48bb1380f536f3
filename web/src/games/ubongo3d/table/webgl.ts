import { useState } from "react";

/** Ask whether this browser can draw in 3-D. */
function canDraw(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Track whether the board can be drawn in 3-D; a lost WebGL context ends it. */
export function useWebGl(): { canDraw: boolean; lose: () => void } {
  const [isGood, setGood] = useState(canDraw);
  return {
    canDraw: isGood,
    lose: () => {
      setGood(false);
    },
  };
}
