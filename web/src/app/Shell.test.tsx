import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "../i18n/start";
import { LoadingPage } from "./Shell";

beforeAll(() => startTexts("en"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("says after two seconds of loading that no answer comes", () => {
  render(<LoadingPage />);
  const words = () => screen.getByText(/Laying the table|No answer yet/).textContent;
  act(() => {
    vi.advanceTimersByTime(1_900);
  });
  expect(words()).toBe("Laying the table…");
  act(() => {
    vi.advanceTimersByTime(100);
  });
  expect(words()).toContain("Check your connection");
});
