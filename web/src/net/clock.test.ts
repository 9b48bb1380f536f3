import { describe, expect, it } from "vitest";
import { ServerClock } from "./clock";

/** A clock whose steady time the test sets. */
function clockAt(start: number) {
  const own = { time: start };
  return { own, clock: new ServerClock(() => own.time) };
}

describe("the server's time", () => {
  it("is taken from the first view until an answer comes", () => {
    const { own, clock } = clockAt(5_000);
    clock.glimpse(100_000);
    own.time += 250;
    expect(clock.now()).toBe(100_250);
  });

  it("is in the middle between question and answer", () => {
    const { own, clock } = clockAt(1_000);
    const ask = clock.asked();
    own.time = 1_080;
    clock.answered(ask, 70_000);
    expect(clock.now()).toBe(70_040);
  });

  it("is the one that was answered fastest", () => {
    const { own, clock } = clockAt(0);
    let ask = clock.asked();
    own.time = 20;
    clock.answered(ask, 510);
    ask = clock.asked();
    own.time = 1_020;
    clock.answered(ask, 999);
    expect(clock.now()).toBe(1_520);
  });

  it("takes a slower answer once the fast one is old", () => {
    const { own, clock } = clockAt(0);
    let ask = clock.asked();
    clock.answered(ask, 500);
    own.time = 70_000;
    ask = clock.asked();
    own.time = 70_100;
    clock.answered(ask, 80_000);
    expect(clock.now()).toBe(80_050);
  });

  it("is not misled by an answer to no question", () => {
    const { clock } = clockAt(0);
    clock.glimpse(900);
    clock.answered(7, 1);
    expect(clock.now()).toBe(900);
  });
});
