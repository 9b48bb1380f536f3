import { renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Refused, Status } from "../../net/connection";
import { useOneMessage } from "./oneMessage";

const MOVE = { type: "ready", ready: true } as const;
const refusal = (): Refused => ({
  refusal: { code: "stale", why: "" },
  to: "play",
  n: 4,
  moves: [],
  before: null,
});

function tapping() {
  const send = vi.fn(() => true);
  const start: { n: number; status: Status; refused: Refused | null } = {
    ...{ n: 4, status: "live", refused: null },
  };
  const { result, rerender } = renderHook(
    (props: typeof start) => useOneMessage({ ...props, send }),
    { initialProps: start },
  );
  const become = (change: Partial<typeof start>) => {
    rerender({ ...start, ...change });
  };
  const tap = () => result.current(MOVE);
  return { send, become, tap };
}

describe("a second tap", () => {
  it("is the same request until the view changes", () => {
    const { send, become, tap } = tapping();
    expect([tap(), tap()]).toEqual([true, false]);
    become({ n: 5 });
    expect(tap()).toBe(true);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("counts again after the connection was lost, even if the view is the same", () => {
    const { become, tap } = tapping();
    tap();
    become({ status: "reconnecting" });
    become({ status: "live" });
    expect([tap(), tap()]).toEqual([true, false]);
  });

  it("counts once after each refusal, even if sending cleared the old one", () => {
    const { become, tap } = tapping();
    tap();
    become({ refused: refusal() });
    expect(tap()).toBe(true);
    become({ refused: null });
    expect(tap()).toBe(false);
    become({ refused: refusal() });
    expect(tap()).toBe(true);
  });

  it("counts if the first one could not be sent", () => {
    const { send, tap } = tapping();
    send.mockReturnValueOnce(false);
    expect([tap(), tap(), tap()]).toEqual([false, true, false]);
  });
});
