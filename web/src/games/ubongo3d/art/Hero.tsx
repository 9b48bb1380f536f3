import { PiecePicture } from "./PiecePicture";
import { HALF_FILLED } from "./scene";

/** Three pieces over a board, scaled to fit. */
export function Hero() {
  return <PiecePicture pieces={HALF_FILLED} />;
}
