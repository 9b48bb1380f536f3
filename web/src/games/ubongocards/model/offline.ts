import type { OfflineModule } from "../../game-module";

/** A hand without the server: cards are laid and taken back, and the call ends it; leaving the hand gives it up. */
export const offline: OfflineModule = {
  kindOf: (move) => {
    if ("lay" in move || "take" in move) return "step";
    if ("call" in move) return "end";
    return "agree" in move ? "leave" : null;
  },
};
