import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Refused, Status } from "../../net/connection";
import type { Hint } from "../../protocol/messages";
import { useHints } from "./hints";

interface Heard {
  n: number;
  status: Status;
  refused: Refused | null;
  hint: Hint | null;
}

const advice = (after: number): Hint => ({
  ...{ move: { play: "red 1" }, points: 2, win_probability: 0.5, reason: { code: "took" }, after },
});

function desk() {
  const send = vi.fn(() => true);
  const start: Heard = { n: 4, status: "live", refused: null, hint: null };
  const { result, rerender } = renderHook((heard: Heard) => useHints({ ...heard, send }), {
    initialProps: start,
  });
  const hear = (change: Partial<Heard>) => {
    rerender({ ...start, ...change });
  };
  const ask = () => {
    let sent = false;
    act(() => {
      sent = result.current.ask();
    });
    return sent;
  };
  return { result, send, hear, ask };
}

describe("a hint", () => {
  it("is requested once, and pending until it comes", () => {
    const { result, send, hear, ask } = desk();
    expect([ask(), ask()]).toEqual([true, false]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "hint" });
    expect(result.current.isThinking).toBe(true);
    hear({ hint: advice(4) });
    expect(result.current).toMatchObject({ isThinking: false, advice: { after: 4 } });
    expect(ask()).toBe(false);
  });

  it("means nothing in a later view", () => {
    const { result, hear, ask } = desk();
    ask();
    hear({ n: 5, hint: advice(4) });
    expect(result.current).toMatchObject({ isThinking: false, advice: null });
    expect(ask()).toBe(true);
  });

  it("may be requested again after a refusal or a lost connection", () => {
    const { result, hear, ask } = desk();
    ask();
    hear({
      refused: {
        refusal: { code: "busy_thinking", why: "" },
        to: "hint",
        n: 4,
        moves: [],
        before: null,
      },
    });
    expect(result.current).toMatchObject({ isThinking: false, refused: { to: "hint" } });
    expect(ask()).toBe(true);
    hear({});
    ask();
    hear({ status: "reconnecting" });
    hear({});
    expect(result.current.isThinking).toBe(false);
  });

  it("does not mistake a move's refusal for its own", () => {
    const { result, hear } = desk();
    hear({
      refused: { refusal: { code: "stale", why: "" }, to: "play", n: 4, moves: [], before: null },
    });
    expect(result.current.refused).toBeNull();
  });
});
