import { PiecePicture } from "./art/PiecePicture";
import { HALF_FILLED } from "./art/scene";

/** Three pieces, the last one about to fall into its place. */
export function Picture() {
  return <PiecePicture pieces={HALF_FILLED} />;
}
