import { lazy } from "react";
import type { GameRoom } from "../room";
import { Introduction } from "./Introduction";
import { fit } from "./options/fit";
import { nameMove } from "./moves";
import { Picture } from "./Picture";
import { stoodIn } from "./stood-in";

export const ubongo3d: GameRoom = {
  isRace: true,
  nameMove,
  Picture,
  Introduction,
  options: {
    Form: lazy(() => import("./options/OptionsForm")),
    Summary: lazy(() => import("./options/Summary")),
    fit,
  },
  Table: lazy(() => import("./table/UbongoTable")),
  Story: lazy(() => import("./result/Story")),
  Result: lazy(() => import("./result/Result")),
  stoodIn,
  HowToPlay: lazy(() => import("./HowToPlay")),
};
