import { describe, expect, it } from "vitest";
import { ServerClock } from "./clock";

/** A clock whose monotonic time is set by the test. */
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

  it("is midway between question and answer", () => {
    const { own, clock } = clockAt(1_000);
    const ask = clock.asked();
    own.time = 1_080;
    clock.answered(ask, 70_000);
    expect(clock.now()).toBe(70_040);
  });

  it("trusts the fastest answer", () => {
    const { own, clock } = clockAt(0);
    let ask = clock.asked();
    own.time = 20;
    clock.answered(ask, 510);
    ask = clock.asked();
    own.time = 1_020;
    clock.answered(ask, 999);
    expect(clock.now()).toBe(1_520);
  });

  it("accepts a slower answer once the fast one may have drifted further", () => {
    const { own, clock } = clockAt(0);
    let ask = clock.asked();
    clock.answered(ask, 500);
    own.time = 70_000;
    ask = clock.asked();
    own.time = 70_200;
    clock.answered(ask, 70_610);
    expect(clock.now()).toBe(70_700);
    own.time = 270_000;
    ask = clock.asked();
    own.time = 270_100;
    clock.answered(ask, 270_560);
    expect(clock.now()).toBe(270_610);
  });

  it("trusts an answer after a sleep in which its own clock stood still", () => {
    const { own, clock } = clockAt(0);
    let ask = clock.asked();
    own.time = 4;
    clock.answered(ask, 1_002);
    ask = clock.asked();
    own.time = 10;
    clock.answered(ask, 601_007);
    expect(clock.now()).toBe(601_010);
  });

  it("starts over on a new connection", () => {
    const { own, clock } = clockAt(0);
    const lost = clock.asked();
    clock.answered(lost, 1_000);
    clock.forget();
    clock.glimpse(900_000);
    expect(clock.now()).toBe(900_000);
    const ask = clock.asked();
    own.time = 300;
    clock.answered(ask, 900_200);
    expect(clock.now()).toBe(900_350);
  });

  it("runs as fast as the table's", () => {
    const { own, clock } = clockAt(1_000);
    clock.glimpse(0, 10);
    own.time += 50;
    expect(clock.now()).toBe(500);
    expect(clock.now.rate).toBe(10);
    const ask = clock.asked();
    own.time += 20;
    clock.answered(ask, 640);
    expect(clock.now()).toBe(740);
  });

  it("ignores an answer to no question", () => {
    const { clock } = clockAt(0);
    clock.glimpse(900);
    clock.answered(7, 1);
    expect(clock.now()).toBe(900);
  });
});
