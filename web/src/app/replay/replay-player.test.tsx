import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useReplayKeys, type ReplayPlayer } from "./replay-player";

afterEach(cleanup);

describe("Space", () => {
  const play = vi.fn();
  const Keys = () => {
    useReplayKeys({ number: 3, of: 9, play } as unknown as ReplayPlayer);
    return (
      <>
        <button className="costly-move">Move 7</button>
        <input type="range" className="film-slider" />
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

  it("plays after a pointer's click, and presses the button that a key has found", () => {
    render(<Keys />);
    const button = screen.getByRole("button");
    button.focus();
    fireEvent.click(button, { detail: 0 });
    expect([document.activeElement, pressSpace()]).toEqual([button, 0]);
    fireEvent.click(button, { detail: 1 });
    expect([document.activeElement, pressSpace()]).toEqual([document.body, 1]);
  });

  it("plays from the replay's slider, and not from another one", () => {
    render(<Keys />);
    const [player, volume] = screen.getAllByRole("slider");
    player?.focus();
    expect(pressSpace()).toBe(1);
    volume?.focus();
    expect(pressSpace()).toBe(0);
  });
});
