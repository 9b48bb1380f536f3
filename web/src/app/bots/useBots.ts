import { use } from "react";
import { GAMES } from "../../games";
import type { BotsModule } from "../../games/bots";

const NOBODY: BotsModule = { about: { en: "", de: "", fr: "" }, characters: {} };

const coming = new Map<string, Promise<BotsModule>>();

/** A game's bots; if they fail to load, the next use tries again. */
export function useBots(game: string): BotsModule {
  let bots = coming.get(game);
  if (bots === undefined) {
    bots = load(game);
    coming.set(game, bots);
  }
  return use(bots);
}

async function load(game: string): Promise<BotsModule> {
  try {
    return (await GAMES[game]?.bots.load())?.bots ?? NOBODY;
  } catch {
    coming.delete(game);
    return NOBODY;
  }
}
