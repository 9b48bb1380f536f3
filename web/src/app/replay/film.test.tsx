import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useFilmKeys, type Film } from "./film";

afterEach(cleanup);

describe("Space", () => {
  const play = vi.fn();
  const Keys = () => {
    useFilmKeys({ number: 3, of: 9, play } as unknown as Film);
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

  it("plays from the film's slider, and not from another one", () => {
    render(<Keys />);
    const [film, volume] = screen.getAllByRole("slider");
    film?.focus();
    expect(pressSpace()).toBe(1);
    volume?.focus();
    expect(pressSpace()).toBe(0);
  });
});
