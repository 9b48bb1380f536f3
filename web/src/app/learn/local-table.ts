import type { GuideFrame, GuideScene } from "../../games/guide";
import type { SeatView, TableView } from "../../protocol/messages";

const SEAT: SeatView = {
  kind: "bot",
  name: null,
  level: "casual",
  ready: true,
  present: true,
  stand_in: null,
};

/** Build a local table: what a game's own table needs, around one frame of a script. */
export function tableOf(
  id: string,
  game: string,
  { players, options }: Pick<GuideScene, "players" | "options">,
  frame: GuideFrame,
): TableView {
  return {
    id,
    game,
    players,
    options,
    phase: "playing",
    you: 0,
    companions: [],
    host: 0,
    listed: false,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { ...SEAT, kind: "person", level: null } : SEAT,
    ),
    spectators: 0,
    chat: false,
    turn_clock: null,
    turn_ends: null,
    stood_in: [],
    origin: null,
    commitment: "",
    seed: null,
    fresh_from: 0,
    heard: [],
    outcome: null,
    rematch: null,
    rematch_by: null,
    rate: 1,
    ...frame,
  };
}
