import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { View } from "../../../protocol/ubongocards";
import { isLastHand } from "../model/practice";
import { AnotherHand } from "./AnotherHand";

beforeAll(async () => {
  // jsdom knows dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn();
  await startTexts("en");
});
afterEach(cleanup);

function pressed(isLast: boolean, laid: number) {
  const onLeave = vi.fn();
  render(<AnotherHand isLast={isLast} laid={laid} isPending={false} canLeave onLeave={onLeave} />);
  const button = screen.getByTestId("another");
  fireEvent.click(button);
  return { words: button.textContent, onLeave };
}

describe("leaving a hand", () => {
  it("goes on to another hand at once if nothing lies", () => {
    const { words, onLeave } = pressed(false, 0);
    expect(words).toBe("Another hand");
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("asks first if cards lie", () => {
    expect(pressed(false, 2).onLeave).not.toHaveBeenCalled();
  });

  it("gives up the only hand, and asks first even if nothing lies", () => {
    const { words, onLeave } = pressed(true, 0);
    expect(words).toBe("Give up");
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByTestId("another-yes"));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("recognizes the hand of the day, which is the only one", () => {
    expect(isLastHand({ round: 1, rounds: 1 } as View)).toBe(true);
    expect(isLastHand({ round: 1, rounds: 60 } as View)).toBe(false);
  });
});
