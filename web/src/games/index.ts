import type { GameModule } from "./game-module";
import { ubongo3d } from "./ubongo3d";
import { ubongocards } from "./ubongocards";
import { ugo } from "./ugo";

/** Every game that this client can show, by the server's name for it. */
export const GAMES: Readonly<Record<string, GameModule>> = { ugo, ubongo3d, ubongocards };
