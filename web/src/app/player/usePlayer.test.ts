import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePlayer } from "./usePlayer";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Play something with this many steps; `isLoaded` says whether a step is on the screen. */
function playing(of: number, isLoaded = true) {
  const { result } = renderHook(() => {
    const [position, onMove] = useState({ number: 0, isPlaying: true });
    const seen = isLoaded ? position.number : undefined;
    return usePlayer({ ...position, of, seen, pause: 100, onMove });
  });
  const wait = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time);
    });
  };
  return { result, wait };
}

describe("a replay", () => {
  it("runs step by step and stops at the end; played again, it starts over", () => {
    const { result, wait } = playing(2);
    wait(100);
    expect(result.current).toMatchObject({ number: 1, isPlaying: true });
    wait(100);
    expect(result.current).toMatchObject({ number: 2, isPlaying: false });
    act(() => {
      result.current.play();
    });
    expect(result.current).toMatchObject({ number: 0, isPlaying: true });
  });

  it("stops when jumping, and never goes beyond an end", () => {
    const { result, wait } = playing(5);
    for (const [wish, number] of [
      [3, 3],
      [9, 5],
      [-1, 0],
    ] as const) {
      act(() => {
        result.current.goTo(wish);
      });
      wait(500);
      expect(result.current).toMatchObject({ number, isPlaying: false });
    }
  });

  it("waits for a step that is not loaded", () => {
    const { result, wait } = playing(5, false);
    wait(500);
    expect(result.current.number).toBe(0);
  });
});
