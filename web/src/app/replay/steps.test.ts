import { describe, expect, it, vi } from "vitest";
import type { ReplayStep } from "../../protocol/messages";
import { searchFor, watchedAt } from "./address";
import { winProbabilityAt, curve, heightOf, lowest, CHART } from "./curve";
import { percent, percentChange, pointsChange, pointsText } from "./numbers";
import { StepReader } from "./steps";

describe("the address of a step", () => {
  it("holds the move and the viewpoint, and reads back what it wrote", () => {
    for (const watched of [
      { number: 17, seat: 2 },
      { number: 0, seat: null },
    ]) {
      expect(watchedAt(searchFor(watched), 1, 4)).toEqual(watched);
    }
  });

  it("means the start and the player's own seat if it says nothing sensible", () => {
    expect(watchedAt("", 1, 4)).toEqual({ number: 0, seat: 1 });
    expect(watchedAt("?move=-3&seat=9", 1, 4)).toEqual({ number: 0, seat: 1 });
    expect(watchedAt("?move=1.5&seat=x", null, 4)).toEqual({ number: 0, seat: 0 });
  });
});

describe("the chart of win probabilities", () => {
  const series = [
    [2, 0.5],
    [4, 0.1],
    [8, 1],
  ] as const;

  it("runs from left to right, and higher is more", () => {
    expect(heightOf(1)).toBe(0);
    expect(heightOf(0)).toBe(CHART.height);
    expect(curve(series, 8)).toBe(`M25 ${heightOf(0.5)}L50 ${heightOf(0.1)}L100 0H100`);
    expect(curve([], 8)).toBe("");
  });

  it("runs on to the right edge after a player's last move", () => {
    expect(curve(series, 16)).toMatch(new RegExp(`L50 0H${CHART.width}$`));
  });

  it("knows the probability after any move, and the lowest one", () => {
    expect([1, 2, 5, 99].map((number) => winProbabilityAt(series, number))).toEqual([
      null,
      0.5,
      0.1,
      1,
    ]);
    expect(lowest(series)).toEqual([4, 0.1]);
    expect(lowest([])).toBeNull();
  });
});

describe("numbers", () => {
  it("have a true minus sign and the format of the language", () => {
    expect(percentChange(0.35, 0.41, "en")).toBe("−6%");
    expect(pointsChange(1.02, 3.1, "de")).toBe("−2,1");
    expect(pointsChange(1, 0, "en")).toBe("+1.0");
    expect(pointsText(4.25, "fr")).toBe("4,3");
    expect([pointsText(-0.04, "en"), pointsText(-3, "en")]).toEqual(["0.0", "−3.0"]);
  });
});

describe("a difference", () => {
  it("matches the numbers as displayed", () => {
    expect(percentChange(0.3651, 0.5049, "en")).toBe("−13%");
    expect(percentChange(0.164, 0.226, "en")).toBe("−7%");
    expect(pointsChange(12.54, 12.66, "en")).toBe("−0.2");
  });

  it("of a hundredth or more is never displayed as zero", () => {
    expect([percent(0.135, "en"), percent(0.145, "en")]).toEqual(["14%", "15%"]);
    for (let best = 100; best <= 10_000; best += 25) {
      expect(percentChange((best - 100) / 10_000, best / 10_000, "en")).toBe("−1%");
    }
  });
});

describe("the step reader", () => {
  const step = (number: number): ReplayStep => ({
    ...{ number, of: 3, seat: null, move: null, view: null },
  });

  it("reads a step with its predecessor, and the next one ahead, each only once", async () => {
    const fetch = vi.fn((number: number) => Promise.resolve(step(number)));
    const reader = new StepReader(fetch);
    const moment = await reader.moment({ number: 1, seat: 0 });
    expect([moment.before.number, moment.step.number]).toEqual([0, 1]);
    await reader.moment({ number: 2, seat: 0 });
    expect(fetch.mock.calls.map(([number]) => number).toSorted()).toEqual([0, 1, 2, 3]);
  });

  it("reads nothing beyond the ends", async () => {
    const fetch = vi.fn((number: number) => Promise.resolve(step(number)));
    await new StepReader(fetch).moment({ number: 3, seat: null });
    expect(fetch.mock.calls.map(([number]) => number).toSorted()).toEqual([2, 3]);
    const start = await new StepReader(fetch).moment({ number: 0, seat: null });
    expect(start.before).toBe(start.step);
  });

  it("retries after a failure", async () => {
    const fetch = vi.fn((number: number) => Promise.resolve(step(number)));
    fetch.mockRejectedValueOnce(new Error("away"));
    const reader = new StepReader(fetch);
    await expect(reader.moment({ number: 0, seat: 0 })).rejects.toThrow("away");
    expect((await reader.moment({ number: 0, seat: 0 })).step.number).toBe(0);
  });
});
