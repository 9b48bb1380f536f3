import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { TableView } from "../../../protocol/messages";
import { LateStrip } from "./LateStrip";

beforeAll(() => startTexts("en"));
afterEach(cleanup);

const NAMES = ["Anna", "Beginner", "Casual"];

/** A table reduced to who is late. */
const shown = (...late: boolean[]) => {
  const table = { seats: late.map((each) => ({ late: each })) } as unknown as TableView;
  render(<LateStrip table={table} names={NAMES} />);
  return screen.queryByRole("status")?.textContent ?? null;
};

describe("a table that waits for bots", () => {
  it("names them and says why it takes long", () => {
    expect(shown(false, true, true)).toBe(
      "Waiting for Beginner and Casual to get ready. On a new server the first game with bots takes about half a minute to begin.",
    );
  });

  it("says nothing if nobody is late", () => {
    expect(shown(false, false, false)).toBeNull();
  });
});
