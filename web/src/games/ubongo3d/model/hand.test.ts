import { describe, expect, it } from "vitest";
import type { Building, Square } from "./building";
import { facingOf, stepSeen, turnSeen } from "./facing";
import {
  fittingPlaces,
  heldAbove,
  heldCells,
  heldInSight,
  landingOf,
  middleCube,
  turnedInHand,
  turnedInPlace,
  type Sight,
} from "./hand";
import { formCount, formCubes, type Axis, type Cube } from "./pieces";
import { trayForm } from "./tray";

const AXES: readonly Axis[] = ["x", "y", "z"];
const KINDS = Array.from({ length: 16 }, (_, place) => place + 1);
const SQUARES: readonly Square[] = [0, 1, 2, 3].flatMap((x) =>
  [0, 1, 2].map((y): Square => [x, y]),
);
const EVERY = KINDS.flatMap((kind) =>
  Array.from({ length: formCount(kind) }, (_, form) => ({ kind, form })),
);

describe("a piece in the hand", () => {
  it("turns about the cube by which it is held, whichever cube that is", () => {
    for (const { kind, form } of EVERY) {
      for (const by of formCubes(kind, form)) {
        const held = heldAbove({ kind, form, by }, 5, 7);
        for (const axis of AXES) {
          for (const isBack of [false, true]) {
            const next = turnedInPlace(held, axis, isBack);
            expect([next.x + next.by[0], next.y + next.by[1]]).toEqual([5, 7]);
            expect(formCubes(kind, next.form)).toContainEqual(next.by);
          }
        }
      }
    }
  });

  it("does not wander: four quarter turns, or a turn and its reverse, lead back to the start", () => {
    for (const { kind, form } of EVERY) {
      const held = heldAbove({ kind, form, by: middleCube(kind, form) }, 2, 1);
      for (const axis of AXES) {
        const once = turnedInPlace(held, axis);
        expect(turnedInPlace(once, axis, true)).toEqual(held);
        const round = [1, 2, 3, 4].reduce((now) => turnedInPlace(now, axis), held);
        expect(round).toEqual(held);
      }
    }
  });

  it("is held by the same cube of the body after a turn", () => {
    // An angle of three cubes, held at its corner: the corner stays the cube with two neighbours.
    const corner = (form: number) =>
      formCubes(8, form).find((cube) => neighbours(8, form, cube) === 2);
    for (let form = 0; form < formCount(8); form += 1) {
      const by = corner(form) ?? [9, 9, 9];
      for (const axis of AXES) {
        const next = turnedInHand({ kind: 8, form, by }, axis);
        expect(next.by).toEqual(corner(next.form));
      }
    }
  });
});

const neighbours = (kind: number, form: number, [x, y, z]: Cube) =>
  formCubes(kind, form).filter(
    ([a, b, c]) => Math.abs(a - x) + Math.abs(b - y) + Math.abs(c - z) === 1,
  ).length;

describe("aiming", () => {
  const down = (x: number, y: number): Sight => ({ from: [x, y, 20], way: [0, 0, -1] });
  const bar = { kind: 8, form: 0, by: formCubes(8, 0)[0] ?? [0, 0, 0] } as const;
  const area = { squares: SQUARES, laid: [], pull: 0 };

  it("brings the held cube above the square pointed at, from anywhere in it", () => {
    for (const [x, y] of SQUARES) {
      for (const off of [-0.45, 0, 0.45]) {
        const held = heldInSight(down(x + off, y - off), bar, area);
        expect(held && [held.x + bar.by[0], held.y + bar.by[1]]).toEqual([x, y]);
      }
    }
  });

  it("prefers a place where the piece fits, unless it is far away", () => {
    const flat = { kind: 15, form: trayForm(15), by: [0, 0, 0] as Cube };
    const fits = (held: ReturnType<typeof heldInSight>) =>
      held !== null && landingOf(SQUARES, [], held)?.misfit === null;
    const edge = down(1.6, 0);
    const [exact, pulled] = [0, 0.4].map((pull) => heldInSight(edge, flat, { ...area, pull }));
    expect([fits(exact ?? null), fits(pulled ?? null)]).toEqual([false, true]);
    expect(fits(heldInSight(down(3, 0), flat, { ...area, pull: 0.4 }))).toBe(false);
  });

  it("returns nothing above the horizon", () => {
    expect(heldInSight({ from: [0, 0, 5], way: [0, 1, 0.1] }, bar, area)).toBeNull();
  });

  it("lists every place where a piece fits, once", () => {
    const flat = { kind: 15, form: trayForm(15), by: [0, 0, 0] as Cube };
    const places = fittingPlaces(SQUARES, [], flat);
    expect(places).toHaveLength(2 * 2);
    const laid: Building = [{ kind: 12, cells: heldCells(places[0] ?? { ...flat, x: 0, y: 0 }) }];
    expect(fittingPlaces(SQUARES, laid, flat).length).toBeGreaterThan(0);
  });
});

describe("the tray", () => {
  it("shows every piece lying flat, the long way across", () => {
    for (const kind of KINDS) {
      const cubes = formCubes(kind, trayForm(kind));
      const most = (axis: 0 | 1 | 2) => Math.max(...cubes.map((cube) => cube[axis]));
      expect(most(0)).toBeGreaterThanOrEqual(most(1));
      expect(most(2)).toBeLessThanOrEqual(1);
    }
  });
});

describe("the view after going round the table", () => {
  it("knows the four sides", () => {
    expect([0, 1.5, 3.2, -1.6, 6.2].map(facingOf)).toEqual([0, 1, 2, 3, 0]);
  });

  it("sees right as away from the front when looking from the right", () => {
    expect(stepSeen(1, 1, 0)).toEqual([0, 1]);
    expect(stepSeen(1, 0, 1)).toEqual([-1, 0]);
    expect(stepSeen(2, 1, 0)).toEqual([-1, 0]);
  });

  it("turns as seen on the screen: the top of a piece moves like a step in the same direction", () => {
    for (const facing of [0, 1, 2, 3] as const) {
      // Rolling to the right brings the upper one of two cubes to the right of the lower one.
      const tower = { kind: 8, form: towerForm(), by: [0, 0, 0] as Cube };
      const now = heldAbove(tower, 0, 0);
      const top = formCubes(8, tower.form).find(([, , z]) => z === 1) ?? [0, 0, 0];
      const rolled = turnedInPlace(
        { ...now, by: [top[0], top[1], 0] },
        ...turnSeen(facing, "y", false),
      );
      const [right, away] = stepSeen(facing, 1, 0);
      const cells = heldCells(rolled).map(([x, y]) => `${x} ${y}`);
      expect(cells).toContain(`${top[0] + right} ${top[1] + away}`);
    }
  });
});

/** The angle standing upright: two cubes on top of each other, one beside the lower. */
function towerForm(): number {
  return (
    Array.from({ length: formCount(8) }, (_, form) => form).find((form) => {
      const cubes = formCubes(8, form);
      const top = cubes.filter(([, , z]) => z === 1);
      return top.length === 1 && cubes.length - top.length === 2;
    }) ?? 0
  );
}
