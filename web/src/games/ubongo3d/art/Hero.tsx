import { PiecePicture } from "./PiecePicture";
import { HALF_FILLED } from "./scene";

/** Three pieces over a board, as large as there is room. */
export function Hero() {
  return <PiecePicture pieces={HALF_FILLED} />;
}
