import { expect, it } from "vitest";
import { passed } from "../../../model/seconds";
import { ghostOf } from "./ghost";

const laid = (kind: number) => ({ kind, cells: [[kind, 0, 0]] });
const steps = [
  { at: 1000, put: laid(1), back: [] },
  { at: 3000, put: laid(2), back: [] },
  { at: 4000, put: null, back: [2] },
  { at: 9000, put: laid(2), back: [] },
];

it("shows what lay at this moment, and its final state afterwards", () => {
  const { moments, buildings } = ghostOf({ steps });
  const kindsAt = (gone: number) =>
    (buildings[passed(moments, gone) - 1] ?? []).map(({ kind }) => kind);
  expect([0, 999, 1000, 3500, 4000, 8999, 9000, 60_000].map(kindsAt)).toEqual([
    [],
    [],
    [1],
    [1, 2],
    [1],
    [1],
    [1, 2],
    [1, 2],
  ]);
});
