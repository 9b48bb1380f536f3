import type { PieceColour } from "../model/pieces";

/** The colours of the scene, read from the page's own style. */
export interface Colours {
  pieces: Readonly<Record<PieceColour, string>>;
  wood: string;
  rim: string;
  inlay: string;
  line: string;
  tray: string;
  fits: string;
  misfits: string;
  frame: string;
  /** The outlines of a piece. */
  edge: string;
  accent: string;
  isDark: boolean;
}

/** Read the current colours from the page. */
export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    pieces: {
      yellow: colour("--piece-yellow"),
      blue: colour("--piece-blue"),
      red: colour("--piece-red"),
      green: colour("--piece-green"),
    },
    wood: colour("--board-wood"),
    rim: colour("--board-rim"),
    inlay: colour("--board-inlay"),
    line: colour("--board-line"),
    tray: colour("--tray"),
    fits: colour("--ghost-fits"),
    misfits: colour("--ghost-not"),
    frame: colour("--frame"),
    edge: colour("--piece-edge"),
    accent: colour("--accent"),
    isDark: style.colorScheme === "dark",
  };
}
