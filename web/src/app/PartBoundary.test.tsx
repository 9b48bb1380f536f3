import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "../i18n/start";
import { onDemand } from "../model/later";
import { watchParts } from "../model/parts";
import { PartBoundary } from "./PartBoundary";

beforeAll(async () => {
  watchParts();
  await startTexts("en");
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React reports what is caught
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Fail as a chunk does that cannot be fetched. */
function missing(): Promise<never> {
  const error = new Error("no network");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  return Promise.reject(error);
}

const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("keeps the rest of the page, says what is missing, and shows it once the server answers", async () => {
  const answer = vi.fn((): Promise<Response> => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("fetch", answer);
  const load = vi
    .fn(() => Promise.resolve({ default: () => <p>the rules</p> }))
    .mockImplementationOnce(missing);
  const Part = onDemand(load);
  await act(() =>
    Promise.resolve(
      render(
        <main>
          <p>the table</p>
          <PartBoundary>
            <Suspense>
              <Part />
            </Suspense>
          </PartBoundary>
        </main>,
      ),
    ),
  );
  await passed(1_000);
  expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached.");
  expect(screen.getByText("the table")).toBeTruthy();
  answer.mockImplementation(() => Promise.resolve(new Response("{}", { status: 200 })));
  await passed(10_000);
  expect(screen.getByText("the rules")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
