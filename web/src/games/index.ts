import type { GameRoom } from "./room";
import { ugo } from "./ugo";

/** Every game that this client can show, by the server's name for it. */
export const ROOMS: Readonly<Record<string, GameRoom>> = { ugo };
