import { LayoutPicture } from "./LayoutPicture";
import { TOGETHER } from "../help/examples";
import "./picture.css";

/** Three cards that touch with two symbols each. */
export function Picture() {
  return (
    <div className="small-layout">
      <LayoutPicture laid={TOGETHER.slice(0, 3)} face="white" least={6} />
    </div>
  );
}
