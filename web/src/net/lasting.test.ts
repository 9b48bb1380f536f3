import { expect, it } from "vitest";
import type { TableView } from "../protocol/messages";
import { unanswered, withLasting, type Lasting } from "./lasting";

const ready: Lasting = { type: "ready", ready: true };
const here: Lasting = { type: "here" };

const seen = (phase: string, own: object) =>
  ({ phase, you: 0, seats: [{ ready: false, stand_in: null, ...own }] }) as unknown as TableView;
const nudged = { idle: { nudged: true, can_vote: false, votes: [], needed: 1 } };

it("keeps the newest of each type", () => {
  const changed: Lasting = { type: "ready", ready: false };
  expect([ready, here, changed].reduce(withLasting, [])).toEqual([here, changed]);
});

it.each([
  ["ready", "open", {}, [ready]],
  ["no longer ready once the view says so", "open", { ready: true }, []],
  ["nothing once the game runs and nobody asks", "playing", {}, []],
  ["here while the player is nudged", "playing", nudged, [here]],
  ["here while a bot plays for them", "playing", { stand_in: "idle" }, [here]],
])("still has to say %s", (_, phase, own, left) => {
  expect(unanswered([ready, here], null, seen(phase, own))).toEqual(left);
});

it("has nothing to say without a seat", () => {
  expect(unanswered([ready], null, { ...seen("open", {}), you: null })).toEqual([]);
});

it.each(["players", "options", "turn_clock"])(
  "is not ready for other %s than were seen",
  (part) => {
    const before = seen("open", {});
    expect(unanswered([ready], before, before)).toEqual([ready]);
    expect(unanswered([ready], before, { ...before, [part]: 3 })).toEqual([]);
  },
);
