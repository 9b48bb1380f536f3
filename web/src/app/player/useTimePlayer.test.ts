import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTimePlayer } from "./useTimePlayer";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Play something of this length, at some speed. */
function playing(of: number, speed: number) {
  const { result } = renderHook(() => {
    const [position, onMove] = useState({ number: 0, isPlaying: true });
    return useTimePlayer({ ...position, of, speed, onMove });
  });
  const wait = (time: number) => {
    for (let passed = 0; passed < time; passed += 50) {
      act(() => {
        vi.advanceTimersByTime(50);
      });
    }
  };
  return { result, wait };
}

describe("a timeline", () => {
  it.each([0.5, 1, 8])("runs at speed %s", (speed) => {
    const { result, wait } = playing(100_000, speed);
    wait(1_000);
    expect(result.current.number).toBeCloseTo(1_000 * speed, -2);
  });

  it("stops at its end; played again, it starts over", () => {
    const { result, wait } = playing(500, 1);
    wait(1_000);
    expect(result.current).toMatchObject({ number: 500, isPlaying: false });
    act(() => {
      result.current.play();
    });
    expect(result.current).toMatchObject({ number: 0, isPlaying: true });
  });

  it("stops when jumping, and never goes beyond an end", () => {
    const { result, wait } = playing(5_000, 1);
    for (const [wish, number] of [
      [3_000, 3_000],
      [9_000, 5_000],
      [-1, 0],
    ] as const) {
      act(() => {
        result.current.goTo(wish);
      });
      wait(500);
      expect(result.current).toMatchObject({ number, isPlaying: false });
    }
  });
});
