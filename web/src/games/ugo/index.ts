import { lazy } from "react";
import type { GameRoom } from "../room";
import { Introduction } from "./Introduction";
import { fit } from "./options/fit";
import { nameMove } from "./moves";
import { Picture } from "./Picture";
import { stoodIn } from "./stood-in";
import { describe, tell } from "./telling";

export const ugo: GameRoom = {
  isRace: false,
  nameMove,
  Picture,
  Introduction,
  options: {
    Form: lazy(() => import("./options/OptionsForm")),
    Summary: lazy(() => import("./options/Summary")),
    fit,
  },
  Table: lazy(() => import("./table/UgoTable")),
  Story: lazy(() => import("./scores/Story")),
  Result: lazy(() => import("./scores/Result")),
  stoodIn,
  replay: {
    Table: lazy(() => import("./replay/ReplayTable")),
    tell,
    describe,
  },
  HowToPlay: lazy(() => import("./HowToPlay")),
};
