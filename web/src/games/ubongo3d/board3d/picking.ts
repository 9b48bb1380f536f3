import { Raycaster, Vector2, type Camera, type Object3D, type Scene } from "three";
import { formCubes, type Cube } from "../model/pieces";
import { fromMiddle } from "./space";

/** The user data of a piece's group in the scene. */
interface PieceTag {
  kind: number;
  form: number;
}

/** Return the line of sight through a pixel of a canvas at this position in the window. */
export function rayAt(event: MouseEvent, box: DOMRect, camera: Camera): Raycaster {
  const point = new Vector2(
    ((event.clientX - box.left) / box.width) * 2 - 1,
    1 - ((event.clientY - box.top) / box.height) * 2,
  );
  const ray = new Raycaster();
  ray.setFromCamera(point, camera);
  return ray;
}

/** Find the piece under a pixel, and which of its cubes. */
export function hitAt(
  event: MouseEvent,
  box: DOMRect,
  camera: Camera,
  scene: Scene,
): { kind: number; by: Cube } | null {
  // On a slow machine, pieces may have moved since the last frame.
  scene.updateMatrixWorld();
  const pieces = scene.children.filter(isPiece);
  const [hit] = rayAt(event, box, camera).intersectObjects(pieces, true);
  const group = hit?.object.parent;
  if (hit?.face == null || group == null) return null;
  const { kind, form } = group.userData as PieceTag;
  const inside = group.worldToLocal(hit.point.clone()).addScaledVector(hit.face.normal, -0.3);
  const away = (cube: Cube) => {
    const [x, y, z] = fromMiddle(kind, form, cube);
    return Math.hypot(x - inside.x, y - inside.y, z - inside.z);
  };
  const [by] = formCubes(kind, form).toSorted((one, other) => away(one) - away(other));
  return by === undefined ? null : { kind, by };
}

const isPiece = (object: Object3D): boolean =>
  (object.userData as Partial<PieceTag>).kind !== undefined;
