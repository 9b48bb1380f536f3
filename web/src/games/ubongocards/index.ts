import { lazy } from "react";
import type { GameRoom } from "../room";
import { Introduction } from "./Introduction";
import { fit } from "./options/fit";
import OptionsForm from "./options/OptionsForm";
import Summary from "./options/Summary";
import { nameMove } from "./moves";
import { Picture } from "./Picture";
import { stoodIn } from "./stood-in";

const loadTable = () => import("./table/CardsTable");

export const ubongocards: GameRoom = {
  isRace: true,
  nameMove,
  Picture,
  Introduction,
  options: {
    Form: OptionsForm,
    Summary,
    fit,
  },
  Table: lazy(loadTable),
  preload: loadTable,
  Story: lazy(() => import("./check/Story")),
  Result: lazy(() => import("./check/Result")),
  stoodIn,
  HowToPlay: lazy(() => import("./HowToPlay")),
};
