import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { PIECES } from "../../../protocol/ubongo3d";
import { facingOf } from "../model/facing";
import { formCount } from "../model/pieces";
import { numberFaces } from "./geometry";

/** Return the normal of a face of two triangles, and the up direction of the picture on it. */
function facesOf(kind: number, form: number, round: number): { out: Vector3; up: Vector3 }[] {
  const geometry = numberFaces(kind, form, facingOf(round));
  const [at, out, uv] = ["position", "normal", "uv"].map((name) => geometry.getAttribute(name));
  if (at === undefined || out === undefined || uv === undefined) return [];
  return Array.from({ length: at.count / 6 }, (_, face) => {
    const corners = [0, 1, 2].map((corner) => 6 * face + corner);
    const point = (high: number) => {
      const found = corners.find((corner) => uv.getY(corner) === high && uv.getX(corner) === 0);
      return new Vector3().fromBufferAttribute(at, found ?? 0);
    };
    return {
      out: new Vector3().fromBufferAttribute(out, 6 * face),
      up: point(1).sub(point(0)).normalize(),
    };
  });
}

const ABOVE = 0.95;

/** List the orientations of a form's numbers as seen from one side: 1 is upright, negative is upside down. */
function uprightness(kind: number, form: number, round: number): number[] {
  const eye = new Vector3().setFromSphericalCoords(1, Math.PI / 2 - ABOVE, round);
  const upwards = new Vector3(0, 1, 0).projectOnPlane(eye).normalize();
  return facesOf(kind, form, round)
    .filter(({ out }) => out.dot(eye) > 0.05)
    .map(({ up }) => up.dot(upwards));
}

describe("a piece's number", () => {
  it.each(PIECES.map(({ kind }) => kind))("never reads upside down on piece %i", (kind) => {
    const rounds = Array.from({ length: 24 }, (_, step) => (step / 12) * Math.PI + 0.01);
    const forms = Array.from({ length: formCount(kind) }, (_, form) => form);
    const seen = forms.flatMap((form) => rounds.map((round) => uprightness(kind, form, round)));
    expect(Math.min(...seen.map((faces) => faces.length))).toBeGreaterThan(0);
    expect(Math.min(...seen.flat())).toBeGreaterThan(0.3);
  });
});
