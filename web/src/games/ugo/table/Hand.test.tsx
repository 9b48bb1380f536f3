import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { Card, HandCard } from "../../../protocol/ugo";
import { Hand } from "./Hand";
import { placeAfter } from "./roving";

beforeAll(() => startTexts("en"));
afterEach(cleanup);

const held = (...cards: Card[]): HandCard[] => cards.map((card) => ({ card, refusal: null }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("an arrow key", () => {
  it("moves in two rows of five and stops at the ends", () => {
    expect(placeAfter("ArrowRight", 4, 10, 5)).toBe(5);
    expect(placeAfter("ArrowDown", 2, 10, 5)).toBe(7);
    expect(placeAfter("ArrowUp", 7, 10, 5)).toBe(2);
    expect(placeAfter("ArrowUp", 2, 10, 5)).toBe(2);
    expect(placeAfter("ArrowLeft", 0, 10, 5)).toBe(0);
    expect(placeAfter("End", 0, 10, 5)).toBe(9);
    expect(placeAfter("a", 0, 10, 5)).toBeNull();
  });
});

describe("the hand", () => {
  it("has one card in the tab order, and arrow keys move it", () => {
    render(<Hand hand={held("red 1", "red 8", "blue 0")} onTap={vi.fn()} />);
    button("red 1").focus();
    fireEvent.keyDown(button("red 1"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(button("red 8"));
    expect(button("red 8").tabIndex).toBe(0);
    expect(button("red 1").tabIndex).toBe(-1);
  });

  it("gives the focus to a neighbour when the focused card is played", () => {
    const props = { onTap: vi.fn() };
    const { rerender } = render(<Hand hand={held("red 1", "red 8", "blue 0")} {...props} />);
    button("red 8").focus();
    rerender(<Hand hand={held("red 1", "blue 0")} {...props} />);
    expect(document.activeElement).toBe(button("blue 0"));
    rerender(<Hand hand={held("red 1")} {...props} />);
    expect(document.activeElement).toBe(button("red 1"));
    rerender(<Hand hand={[]} {...props} />);
    expect(document.activeElement).toBe(screen.getByTestId("hand"));
    rerender(<Hand hand={held("grey 4", "grey 5")} {...props} />);
    expect(document.activeElement).toBe(button("grey 4, 2 farmers"));
  });

  it("moves the focus from an unplayable card to the first playable one when the turn comes", () => {
    const refusal = { code: "not_your_turn", why: "", details: { seat: 1 } };
    const turn = held("blue 0", "red 1", "red 8").map((one, place) =>
      place === 0 ? { ...one, refusal } : one,
    );
    const none = turn.map((one) => ({ ...one, refusal }));
    const { rerender } = render(<Hand hand={none} onTap={vi.fn()} />);
    button("blue 0").focus();
    rerender(<Hand hand={turn} onTap={vi.fn()} />);
    expect(document.activeElement).toBe(button("red 1"));
    fireEvent.keyDown(button("red 1"), { key: "ArrowLeft" });
    expect(document.activeElement).toBe(button("blue 0"));
    rerender(<Hand hand={[...turn]} onTap={vi.fn()} />);
    expect(document.activeElement).toBe(button("blue 0"));
  });

  it("does not take the focus from elsewhere when the turn comes", () => {
    const refusal = { code: "not_your_turn", why: "", details: { seat: 1 } };
    const hand: HandCard[] = [{ card: "blue 0", refusal }, ...held("red 1")];
    const none = hand.map((one) => ({ ...one, refusal }));
    const { rerender } = render(<Hand hand={none} onTap={vi.fn()} />);
    rerender(<Hand hand={hand} onTap={vi.fn()} />);
    expect(document.activeElement).toBe(document.body);
    expect(button("red 1").tabIndex).toBe(0);
  });

  it("names the marks on a card: that it is advised, and what it may bring", () => {
    const loses = { farmers: 0, farmers_most: 1, points: 0, points_most: 3, opens: 0 };
    const hand: HandCard[] = [{ card: "blue 1", refusal: null, lesson: { wins: null, loses } }];
    render(<Hand hand={hand} advised="blue 1" onTap={vi.fn()} />);
    expect(button("blue 1, advised, if not: +0–3 points, 0–1 farmer").dataset.advised).toBe("true");
    expect(screen.getByTestId("lesson").textContent).toBe("+0–3");
  });

  it("marks the card that the refusal is about", () => {
    const refusal = { code: "must_follow", why: "", details: { colour: "red" } };
    const hand: HandCard[] = [{ card: "blue 0", refusal }];
    const onTap = vi.fn();
    render(<Hand hand={hand} noted="blue 0" onTap={onTap} />);
    fireEvent.click(button("blue 0"));
    expect(onTap).toHaveBeenCalledWith(hand[0]);
    expect(button("blue 0").getAttribute("aria-disabled")).toBe("true");
    expect(button("blue 0").dataset.noted).toBe("true");
  });
});
