import type { Card, Trick, View } from "../../../protocol/ugo";

/** Something that happened between two views. */
export type UgoEvent =
  | { kind: "played"; seat: number; card: Card }
  | { kind: "won"; trick: Trick }
  | { kind: "laid"; seat: number }
  | { kind: "round over"; round: number; scores: readonly number[] }
  | { kind: "to act"; mustLay: boolean };

/** List what happened between two views; views between them may be missing. */
export function eventsBetween(before: View, after: View): UgoEvent[] {
  const sameRound = before.ended.length === after.ended.length;
  return [
    ...(sameRound ? happenedInRound(before, after) : roundsOver(before, after)),
    ...turnCame(before, after),
  ];
}

function happenedInRound(before: View, after: View): UgoEvent[] {
  const known = cardsPlayed(before);
  const events: UgoEvent[] = [];
  let count = 0;
  for (const trick of [...after.tricks, openTrick(after)]) {
    trick.cards.forEach((card, place) => {
      count += 1;
      const seat = (trick.leader + place) % after.players;
      if (count > known) events.push({ kind: "played", seat, card });
    });
    if (trick.winner >= 0 && count > known) events.push({ kind: "won", trick });
  }
  if (wasLaid(before, after)) events.push({ kind: "laid", seat: after.leader });
  return events;
}

/** The open trick has no winner yet: -1. */
function openTrick(view: View): Trick {
  return { leader: view.leader, cards: view.trick, winner: -1, earned: [] };
}

function cardsPlayed(view: View): number {
  return view.trick.length + view.tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
}

function wasLaid(before: View, after: View): boolean {
  return after.laying?.laid != null && before.laying?.laid !== after.laying.laid && before.must_lay;
}

function roundsOver(before: View, after: View): UgoEvent[] {
  return after.ended.slice(before.ended.length).map((round, number) => ({
    kind: "round over",
    round: before.ended.length + number + 1,
    scores: round.scores,
  }));
}

function turnCame(before: View, after: View): UgoEvent[] {
  const isMine = after.seat !== null && after.turn === after.seat;
  const wasMine = before.turn === after.seat && before.must_lay === after.must_lay;
  const sameTrick = cardsPlayed(before) === cardsPlayed(after);
  return isMine && !(wasMine && sameTrick) ? [{ kind: "to act", mustLay: after.must_lay }] : [];
}
