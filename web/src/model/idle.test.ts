import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./idle";

const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  work.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for its time, and then for an idle browser, though not for ever", () => {
  const waiting: (() => void)[] = [];
  const ask = vi.fn((...[idle]: [() => void, IdleRequestOptions]) => waiting.push(idle));
  vi.stubGlobal("requestIdleCallback", ask);
  whenIdle(4000, work);
  vi.advanceTimersByTime(3999);
  expect(waiting).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(work).not.toHaveBeenCalled();
  expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 5000 });
  waiting[0]?.();
  expect(work).toHaveBeenCalledOnce();
});

it("waits for its time alone where a browser does not tell when it is idle", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(window, "requestIdleCallback");
  whenIdle(4000, work);
  vi.advanceTimersByTime(4000);
  expect(work).toHaveBeenCalledOnce();
});
