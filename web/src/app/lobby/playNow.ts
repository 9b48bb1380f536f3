import { GAMES } from "../../games";
import type { PlayNow } from "../../games/game-module";
import { refusalText } from "../../i18n/refusal";
import { isFirstGame, noteGame } from "../../model/first-game";
import { callMe } from "../../model/guest";
import { offeredName } from "../../model/offered-name";
import { goTo, tablePath } from "../../model/routing";
import { asRefusal, openTable } from "../../net/http";
import type { NewTable } from "../../protocol/messages";

/** Start a game with bots, under the offered name if the guest has none; say why if it fails. */
export async function playNow(game: string, name: string): Promise<string> {
  const module = GAMES[game];
  if (module === undefined) return "";
  void module.preload();
  try {
    if (name === "") await callMe(offeredName());
    const { id } = await openTable(tableAtOnce(game, module.playNow, isFirstGame(game)));
    noteGame(game);
    goTo(tablePath(id));
    return "";
  } catch (thrown) {
    return refusalText(asRefusal(thrown), game);
  }
}

/** The table for "Play now": bots on all other seats, and help in the first game. */
function tableAtOnce(game: string, { bots, first }: PlayNow, isFirst: boolean): NewTable {
  const players = bots.length + 1;
  const options = GAMES[game]?.options?.fit(isFirst ? first : {}, players) ?? {};
  return { game, players, options, bots, starts: true };
}
