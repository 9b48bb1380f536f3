import { TOGETHER } from "../help/examples";
import { jointsOf } from "../model/contacts";
import { LayoutPicture } from "./LayoutPicture";
import "./picture.css";

/** Cards laid together, with their contacts. */
export function Hero() {
  return (
    <div className="small-layout">
      <LayoutPicture laid={TOGETHER} face="white" joints={jointsOf(TOGETHER)} />
    </div>
  );
}
