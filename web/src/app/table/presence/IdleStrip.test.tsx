import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { Lasting } from "../../../net/lasting";
import type { TableView } from "../../../protocol/messages";
import type { Refused } from "../../../net/connection";
import { IdleStrip } from "./IdleStrip";

beforeAll(() => startTexts("en"));
afterEach(cleanup);

const idle = { nudged: true, can_vote: false, votes: [], needed: 1 };
const table = (seats: object[]) =>
  ({
    phase: "playing",
    you: 0,
    seats: seats.map((seat) => ({ stand_in: null, ...seat })),
  }) as unknown as TableView;

function shown(
  seats: object[],
  { lasting = [], refused = null }: { lasting?: Lasting[]; refused?: Refused | null },
) {
  const send = vi.fn(() => true);
  const props = { table: table(seats), names: ["Anna", "Ben"], send, refused, lasting };
  render(<IdleStrip {...props} />);
  return send;
}

describe("the strip about somebody idle", () => {
  it("takes the answer of a nudged player once, also while it waits for the connection", () => {
    const send = shown([{ idle }], {});
    fireEvent.click(screen.getByTestId("here"));
    expect(send.mock.calls).toEqual([[{ type: "here" }]]);
    cleanup();
    const again = shown([{ idle }], { lasting: [{ type: "here" }] });
    fireEvent.click(screen.getByTestId("here"));
    expect(again).not.toHaveBeenCalled();
  });

  it("says that a nudge did not arrive", () => {
    const refusal = { code: "unreachable", why: "" };
    shown([{}, { idle: { ...idle, nudged: false } }], {
      refused: { refusal, to: "nudge", n: 1, moves: [], before: null },
    });
    expect(screen.getByRole("status").textContent).toContain("cannot be reached");
  });
});
