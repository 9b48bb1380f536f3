import type { Trick } from "../../../protocol/ugo";
import type { UgoEvent } from "../model/events";
import { cardName, points, type UgoWords } from "./words";

/** The seats' names, and which of them is the player's own. */
export interface People {
  names: readonly string[];
  own: number | null;
}

/** Put an event into words. */
export function sentence(t: UgoWords, event: UgoEvent, people: People): string {
  const name = (seat: number) => people.names[seat] ?? "";
  switch (event.kind) {
    case "played": {
      const card = cardName(t, event.card);
      if (event.seat === people.own) return t("said.youPlay", { card });
      return t("said.plays", { name: name(event.seat), card });
    }
    case "won":
      return trickSentence(t, event.trick, people);
    case "laid":
      return event.seat === people.own ? "" : t("said.lays", { name: name(event.seat) });
    case "round over":
      return [
        t("said.roundOver", { number: event.round }),
        ...event.scores.map((score, seat) =>
          t("said.roundScore", { name: name(seat), score: points(score) }),
        ),
      ].join(" ");
    case "to act":
      return t(event.mustLay ? "said.yourLay" : "said.yourTurn");
  }
}

function trickSentence(t: UgoWords, trick: Trick, people: People): string {
  const losers = trick.earned
    .map((count, seat) => ({ count, seat }))
    .filter(({ count, seat }) => count > 0 && seat !== trick.winner);
  return [
    winSentence(t, trick, people),
    ...losers.map(({ count, seat }) =>
      seat === people.own
        ? t("said.youEarn", { count })
        : t("said.earns", { name: people.names[seat] ?? "", count }),
    ),
  ].join(" ");
}

function winSentence(t: UgoWords, trick: Trick, { names, own }: People): string {
  const count = trick.earned[trick.winner] ?? 0;
  const isOwn = trick.winner === own;
  const name = names[trick.winner] ?? "";
  if (count === 0) return isOwn ? t("said.youWin") : t("said.wins", { name });
  return isOwn ? t("said.youWinFarmers", { count }) : t("said.winsFarmers", { name, count });
}
