import { PiecePicture } from "./PiecePicture";
import { HALF_FILLED } from "./scene";

/** Three pieces, the last one about to fall into its place. */
export function Picture() {
  return <PiecePicture pieces={HALF_FILLED} />;
}
