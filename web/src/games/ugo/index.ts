import { lazy } from "react";
import type { GameRoom } from "../room";
import { Introduction } from "./Introduction";
import { fit } from "./options/fit";
import OptionsForm from "./options/OptionsForm";
import Summary from "./options/Summary";
import { nameMove } from "./moves";
import { Picture } from "./Picture";
import { stoodIn } from "./stood-in";
import { describe, tell } from "./telling";

const loadTable = () => import("./table/UgoTable");

export const ugo: GameRoom = {
  isRace: false,
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
