import { describe, expect, it } from "vitest";
import type { CardView, Symbol as Sign, View } from "../../../protocol/ubongocards";
import {
  drawnTo,
  fit,
  isInSight,
  kept,
  LARGEST,
  middleOf,
  panned,
  READABLE,
  readable,
  SMALLEST,
  snapped,
  zoomed,
} from "./camera";
import { jointsOf, placesBeside, touchesAt } from "./contacts";
import { besideAll, boundsOf, isFree, sizeOf, squaresOf, turnedThere, type Lying } from "./grid";
import { layoutOf, stepsIn, type Step } from "./steps";

type Six = readonly [Sign, Sign, Sign, Sign, Sign, Sign];

const HOME: Six = ["sun", "leaf", "drop", "star", "moon", "heart"];
const MATCH: Six = ["star", "key", "heart", "bell", "fish", "crown"];

const lying = (card: number, symbols: Six, x: number, y: number, turn = 0): Lying => ({
  card,
  symbols,
  at: { card, x, y, turn },
});
const held = (card: number, symbols: Six): CardView => ({ card, symbols, at: null });

describe("a card on the grid", () => {
  it("covers two by three squares, or three by two when it is turned by a quarter", () => {
    expect([0, 1, 2, 3].map(sizeOf)).toEqual([
      [2, 3],
      [3, 2],
      [2, 3],
      [3, 2],
    ]);
    expect(squaresOf({ card: 0, x: 5, y: -1, turn: 1 })[0]).toEqual([7, -1]);
  });

  it("is free if it covers no other card, and its own old place does not count", () => {
    const laid = [lying(1, HOME, 0, 0), lying(2, MATCH, 2, 1)];
    expect(isFree({ card: 3, x: 1, y: 2, turn: 0 }, laid)).toBe(false);
    expect(isFree({ card: 3, x: 0, y: 3, turn: 0 }, laid)).toBe(true);
    expect(isFree({ card: 2, x: 2, y: 2, turn: 0 }, laid)).toBe(true);
  });

  it("returns to its place after four turns in place", () => {
    let spot = { card: 1, x: 3, y: 4, turn: 0 };
    for (let turns = 0; turns < 4; turns += 1) spot = turnedThere(spot, 1, []);
    expect(spot).toEqual({ card: 1, x: 3, y: 4, turn: 0 });
  });

  it("steps aside if there is no room to turn", () => {
    const laid = [lying(1, HOME, 0, 0), lying(2, MATCH, 2, 0)];
    const turned = turnedThere({ card: 1, x: 0, y: 0, turn: 0 }, 1, laid);
    expect(turned.turn).toBe(1);
    expect(isFree(turned, laid)).toBe(true);
  });

  it("starts next to everything when moved by keys", () => {
    const laid = [lying(1, HOME, 0, 0), lying(2, MATCH, 2, 1)];
    expect(isFree(besideAll(3, 0, laid), laid)).toBe(true);
    expect(besideAll(3, 0, [])).toEqual({ card: 3, x: 0, y: 0, turn: 0 });
  });
});

describe("contacts", () => {
  it("are offered where the server lists them, with the side and the matching symbols in words", () => {
    const spot = { card: 2, x: 2, y: 1, turn: 0 };
    const others = [
      { ...spot, card: 3 },
      { ...spot, x: 40 },
    ];
    const places = placesBeside(lying(1, HOME, 0, 0), held(2, MATCH), [spot, ...others]);
    expect(places).toEqual([{ spot, side: "right", meets: ["star", "heart"] }]);
    expect(placesBeside(lying(1, HOME, 0, 0), held(2, MATCH), [])).toEqual([]);
  });

  it("name every two facing symbols, right or wrong", () => {
    const touches = touchesAt({ card: 2, x: 2, y: 0, turn: 0 }, held(2, MATCH), [
      lying(1, HOME, 0, 0),
    ]);
    expect(touches).toHaveLength(1);
    expect(touches[0]?.meetings.map(({ signs }) => signs.join("-"))).toEqual([
      "star-leaf",
      "heart-star",
      "fish-heart",
    ]);
  });

  it("join two cards only with two equal symbols; a corner does not", () => {
    const home = lying(1, HOME, 0, 0);
    expect(jointsOf([home, lying(2, MATCH, 2, 1)])).toHaveLength(1);
    expect(jointsOf([home, lying(2, MATCH, 2, 0)])).toHaveLength(0);
    expect(jointsOf([home, lying(2, MATCH, 2, 3)])).toHaveLength(0);
  });
});

describe("the view of the board", () => {
  const area = { width: 480, height: 520 };
  const wide = { width: 900, height: 500 };
  const bounds = { left: -3, top: -2, right: 6, bottom: 7 };

  it("shows everything, with room for another card around it", () => {
    const { unit, x, y } = fit(bounds, area);
    expect(x + (bounds.left - 1.5) * unit).toBeGreaterThanOrEqual(-0.001);
    expect(y + (bounds.top - 1.5) * unit).toBeGreaterThanOrEqual(-0.001);
    expect(x + (bounds.right + 1.5) * unit).toBeLessThanOrEqual(area.width);
    expect(y + (bounds.bottom + 1.5) * unit).toBeLessThanOrEqual(area.height + 0.001);
  });

  it("stays while everything is in view, and adjusts otherwise", () => {
    const camera = fit(bounds, wide);
    const newest = { left: 0, top: 0, right: 2, bottom: 3 };
    expect(kept(camera, { ...bounds, right: 5 }, wide, newest)).toBe(camera);
    expect(kept(camera, { ...bounds, right: 20 }, wide, newest)).not.toBe(camera);
  });

  it("shows symbols of 28 pixels on the smallest phone, whatever lies there", () => {
    const phone = { width: 344, height: 300 };
    const newest = { left: 12, top: 0, right: 14, bottom: 3 };
    const long = { left: -4, top: 0, right: 14, bottom: 4 };
    const camera = readable(long, phone, newest);
    expect(camera.unit).toBeGreaterThanOrEqual(READABLE);
    expect(isInSight(camera, newest, phone)).toBe(true);
    expect(isInSight(camera, long, phone)).toBe(false);
    expect(isInSight(fit(long, phone), long, phone)).toBe(true);
    expect(kept(camera, long, phone, newest)).toBe(camera);
    const left = { left: -4, top: 0, right: -2, bottom: 3 };
    expect(isInSight(kept(camera, long, phone, left), left, phone)).toBe(true);
  });

  it("gives up the margin around a layout before it becomes too small to read", () => {
    const phone = { width: 344, height: 344 };
    const camera = readable(bounds, phone, bounds);
    expect(camera.unit).toBeCloseTo(READABLE);
    expect(isInSight(camera, bounds, phone)).toBe(true);
  });

  it("attracts a card to a good contact nearby, if its turn fits", () => {
    const camera = { unit: 30, x: 100, y: 50 };
    const spot = { card: 4, x: -3, y: 2, turn: 1 };
    const { x, y } = middleOf(camera, spot);
    expect(drawnTo(camera, { x: x + 30, y: y - 15 }, 4, 1, [spot])).toBe(spot);
    expect(drawnTo(camera, { x: x + 37, y }, 4, 1, [spot])).toBeNull();
    expect(drawnTo(camera, { x, y }, 4, 0, [spot])).toBeNull();
    expect(drawnTo(camera, { x, y }, 5, 1, [spot])).toBeNull();
  });

  it("snaps a card to the square under its middle, and back again", () => {
    const camera = { unit: 30, x: 100, y: 50 };
    const spot = { card: 4, x: -3, y: 2, turn: 1 };
    const { x, y } = middleOf(camera, spot);
    expect(snapped(camera, { x: x + 14, y: y - 14 }, 4, 1)).toEqual(spot);
    expect(snapped(camera, { x: x + 16, y }, 4, 1)).toEqual({ ...spot, x: -2 });
    expect(Object.is(snapped(camera, { x: 129, y: 94 }, 4, 0).x, 0)).toBe(true);
  });

  it("keeps a card within the table, however far it is dragged", () => {
    const far = snapped({ unit: 14, x: 0, y: 0 }, { x: 1e6, y: -1e6 }, 1, 0);
    expect(far).toEqual({ card: 1, x: 60, y: -60, turn: 0 });
  });

  it("zooms about a point within limits, and pans", () => {
    const camera = { unit: 30, x: 10, y: 20 };
    const near = zoomed(camera, 2, { x: 100, y: 80 });
    expect((100 - near.x) / near.unit).toBeCloseTo(3);
    expect(zoomed(camera, 100, { x: 0, y: 0 }).unit).toBe(LARGEST);
    expect(zoomed(camera, 0.001, { x: 0, y: 0 }).unit).toBe(SMALLEST);
    expect(panned(camera, { x: 5, y: -5 })).toEqual({ unit: 30, x: 15, y: 15 });
  });

  it("has no bounds where nothing lies", () => {
    expect(boundsOf([])).toBeNull();
    expect(fit(null, area).unit).toBeGreaterThan(SMALLEST);
  });
});

describe("steps on their way", () => {
  const own = { laid: [lying(1, HOME, 0, 0)], steps: 1 } as unknown as View["players"][number];
  const view = { phase: "laying", round: 2, hand: [held(2, MATCH)] } as unknown as View;
  const step: Step = { card: 2, at: { card: 2, x: 2, y: 1, turn: 0 } };

  it("show at once, and cards keep their numbers", () => {
    const layout = layoutOf(view, own, [step]);
    expect(layout.laid.map(({ card }) => card)).toEqual([1, 2]);
    expect(layout.hand).toEqual([]);
    expect(layout.numberOf(2)).toBe(2);
    expect(layoutOf(view, own, [{ ...step, card: 1, at: null }]).laid).toEqual([]);
  });

  it("are read from the moves that wait for their answer", () => {
    const moves = [{ lay: { card: 2, x: 2, y: 1, turn: 0 } }, { call: true }, { take: 1 }] as const;
    expect(stepsIn(moves)).toEqual([step, { card: 1, at: null }]);
  });
});
