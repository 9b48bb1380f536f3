import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Player } from "../player/usePlayer";
import { useReplayKeys } from "./replay-keys";

afterEach(cleanup);

describe("Space", () => {
  const play = vi.fn();
  const Keys = () => {
    useReplayKeys({ number: 3, of: 9, play } as unknown as Player, { previous: 2, next: 4 });
    return (
      <>
        <button className="costly-move">Move 7</button>
        <input type="range" className="timeline-slider" />
        <dialog open>
          <input type="range" aria-label="volume" />
        </dialog>
      </>
    );
  };
  const pressSpace = () => {
    play.mockReset();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: " " });
    return play.mock.calls.length;
  };

  it("plays after a click, and presses the button that the keyboard focused", () => {
    render(<Keys />);
    const button = screen.getByRole("button");
    button.focus();
    fireEvent.click(button, { detail: 0 });
    expect([document.activeElement, pressSpace()]).toEqual([button, 0]);
    fireEvent.click(button, { detail: 1 });
    expect([document.activeElement, pressSpace()]).toEqual([document.body, 1]);
  });

  it("plays from the replay's slider, but not from another one", () => {
    render(<Keys />);
    const [player, volume] = screen.getAllByRole("slider");
    player?.focus();
    expect(pressSpace()).toBe(1);
    volume?.focus();
    expect(pressSpace()).toBe(0);
  });
});

describe("other keys", () => {
  const goTo = vi.fn();
  const Keys = (rounds: { back?: number; on?: number }) => {
    const player = { number: 30, of: 90, goTo } as unknown as Player;
    useReplayKeys(player, { previous: 27, next: 34, ...rounds });
    return <input aria-label="name" />;
  };
  const pressed = (key: string, more: object = {}) => {
    goTo.mockReset();
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
    return goTo.mock.calls.flat() as unknown[];
  };

  it.each([
    ["ArrowLeft", 27],
    ["ArrowRight", 34],
    ["PageUp", 20],
    ["PageDown", 50],
    ["Home", 0],
    ["End", 90],
  ])("move as they should: %s", (key, to) => {
    render(<Keys back={20} on={50} />);
    expect(pressed(key)).toEqual([to]);
    expect(pressed(key, { ctrlKey: true })).toEqual([]);
    screen.getByRole("textbox").focus();
    expect(pressed(key)).toEqual([]);
  });

  it("do nothing in a game without rounds", () => {
    render(<Keys />);
    expect(pressed("PageDown")).toEqual([]);
  });
});
