import type { GameRoom } from "./room";
import { ubongo3d } from "./ubongo3d";
import { ubongocards } from "./ubongocards";
import { ugo } from "./ugo";

/** Every game that this client can show, by the server's name for it. */
export const ROOMS: Readonly<Record<string, GameRoom>> = { ugo, ubongo3d, ubongocards };
