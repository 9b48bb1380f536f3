import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../i18n/start";
import { readingTime } from "../../model/reading";
import type { Refused } from "../../net/connection";
import type { PendingMove } from "../../net/queue";
import type { TableView } from "../../protocol/messages";
import { TakenBack } from "./TakenBack";

beforeAll(() => startTexts("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const table = { game: "ubongo3d", phase: "over", view: {} } as unknown as TableView;
const move = (made: PendingMove["move"], number: number) => ({
  ...{ id: { client: "tab00000", number }, move: made, after: 1 },
});
const refused = (
  code: string,
  moves: Refused["moves"],
  before: Refused | null = null,
): Refused => ({
  ...{ refusal: { code, why: "" }, to: "play", n: 2, moves, before },
});
const piece = move({ put: { kind: 7, cells: [] } }, 1);
const call = move({ call: true }, 2);

const words = () => screen.getByTestId("taken-back").textContent;
const shown = (what: Refused | null) => render(<TakenBack table={table} refused={what} />);

describe("moves that came after the end", () => {
  it("are named with the reason", () => {
    shown(refused("game_over", [piece]));
    expect(words()).toMatch(/^Taken back: piece 7 \(blue\)\. The game/);
  });

  it("are all named when the reasons differ, oldest first", () => {
    shown(refused("game_over", [call], refused("time_up", [piece])));
    expect(words()).toMatch(/^Taken back: piece 7 \(blue\)\. .*Taken back: .+\. The game/);
  });

  it("stay as long as it takes to read them", () => {
    shown(refused("game_over", [call], refused("time_up", [piece])));
    const long = readingTime(words());
    expect(long).toBeGreaterThan(readingTime(""));
    act(() => {
      vi.advanceTimersByTime(long - 1);
    });
    expect(words()).not.toBe("");
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(words()).toBe("");
  });

  it("are not mixed up with refusals of anything else", () => {
    shown({ ...refused("unreachable", []), to: "rematch" });
    expect(words()).toBe("");
  });
});
