import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { GameTableProps } from "../../game-module";
import { useHint } from "./useHint";

beforeAll(() => startTexts("en"));
afterEach(cleanup);

const ask = vi.fn(() => true);

/** A table with hints, reduced to its areas. */
function Areas() {
  const props = {
    table: { n: 1, options: { hints: true }, view: { seat: 0, turn: 0 } },
    names: [],
    live: true,
    hint: { advice: null, isThinking: false, refused: null, ask },
  } as unknown as GameTableProps;
  useHint(props, vi.fn());
  return (
    <>
      <button>elsewhere</button>
      <div className="status-line">
        <button>line</button>
        <dialog open>
          <button>over it</button>
        </dialog>
      </div>
      <div data-hand>
        <button>card</button>
      </div>
    </>
  );
}

const press = (name: string, more: object = {}) => {
  fireEvent.keyDown(screen.getByRole("button", { name }), { key: "h", ...more });
};

describe("the key H", () => {
  beforeEach(() => {
    ask.mockClear();
    render(<Areas />);
  });

  it.each(["line", "card"])("asks for a hint where the focus is for playing: %s", (name) => {
    press(name);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("does nothing elsewhere, in a dialog, with other keys, or while it is held", () => {
    press("elsewhere");
    press("over it");
    press("card", { ctrlKey: true });
    press("card", { repeat: true });
    fireEvent.keyDown(document.body, { key: "h" });
    expect(ask).not.toHaveBeenCalled();
  });
});
