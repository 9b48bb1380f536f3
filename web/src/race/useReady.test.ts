import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useReady } from "./useReady";

it("says once for each round that the player is ready, and nothing while that must wait", () => {
  const play = vi.fn(() => true);
  const { rerender } = renderHook(
    (awaited: number | null) => {
      useReady(awaited, play);
    },
    { initialProps: null as number | null },
  );
  for (const awaited of [1, 1, null, 2]) rerender(awaited);
  expect(play.mock.calls).toEqual([[{ ready: 1 }], [{ ready: 2 }]]);
});
