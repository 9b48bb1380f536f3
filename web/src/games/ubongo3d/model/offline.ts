import type { View } from "../../../protocol/ubongo3d";
import type { OfflineModule } from "../../game-module";

/** A task without the server: pieces are put and taken back, and the call ends it; the clock cannot be paused. */
export const offline: OfflineModule = {
  kindOf: (move) => {
    if ("put" in move || "take" in move) return "step";
    if ("call" in move) return "end";
    return "aside" in move ? "leave" : null;
  },
  shown: (view) => {
    const { solo, ...rest } = view as View;
    return { ...rest, solo: solo && { ...solo, pauses_left: 0 } };
  },
};
