import { lazy } from "react";
import type { GameRoom } from "../room";
import { Introduction } from "./Introduction";
import { fit } from "./options/fit";
import { nameMove } from "./moves";
import { Picture } from "./Picture";
import { stoodIn } from "./stood-in";

export const ubongocards: GameRoom = {
  isRace: true,
  nameMove,
  Picture,
  Introduction,
  options: {
    Form: lazy(() => import("./options/OptionsForm")),
    Summary: lazy(() => import("./options/Summary")),
    fit,
  },
  Table: lazy(() => import("./table/CardsTable")),
  Story: lazy(() => import("./check/Story")),
  Result: lazy(() => import("./check/Result")),
  stoodIn,
  HowToPlay: lazy(() => import("./HowToPlay")),
};
