import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { TableView } from "../../../protocol/messages";
import { StoodIn } from "./StoodIn";

beforeAll(() => startTexts("en"));
beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const RED = { play: "red 6" };

/** A table of UGO! where a bot made moves for the player, and perhaps still does. */
const after = (moves: readonly object[], { phase = "playing", by = null as string | null } = {}) =>
  ({
    ...{ id: "k7", game: "ugo", phase, you: 0, turn_clock: null },
    ...{ stood_in: moves, seats: [{ stand_in: by }] },
  }) as unknown as TableView;

const told = () => screen.queryByTestId("stood-in")?.textContent ?? null;

/** Open the page again at each of these views; return what the last one says. */
function opened(...views: TableView[]) {
  for (const table of views) {
    cleanup();
    render(<StoodIn table={table} />);
  }
  return told();
}

describe("what a bot did for the player", () => {
  it("is told on return until it is closed", () => {
    expect(opened(after([RED]))).toContain("While you were away, a bot played for you:");
    fireEvent.click(screen.getByTestId("stood-in-close"));
    expect(told()).toBeNull();
  });

  it("is told once, not again after a reload", () => {
    expect(opened(after([RED]), after([RED]))).toBeNull();
  });

  it("is told again after the next absence", () => {
    expect(opened(after([RED]), after([]), after([RED]))).not.toBeNull();
  });

  it("is not told while the bot still plays, but afterwards", () => {
    const { rerender } = render(<StoodIn table={after([RED], { by: "casual" })} />);
    expect(told()).toBeNull();
    rerender(<StoodIn table={after([RED])} />);
    expect(told()).not.toBeNull();
  });

  it("is also told at the end of a game that the bot finished", () => {
    expect(opened(after([RED], { phase: "over" }))).not.toBeNull();
  });
});
