import { lazy } from "react";
import type { GameModule } from "../game-module";
import { Introduction } from "./help/Introduction";
import { fit } from "./options/fit";
import OptionsForm from "./options/OptionsForm";
import Summary from "./options/Summary";
import { nameMove } from "./text/moves";
import { Picture } from "./art/Picture";
import { stoodIn } from "./text/stood-in";

const loadTable = () => import("./table/Table");

export const ubongocards: GameModule = {
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
  Story: lazy(() => import("./result/Story")),
  Result: lazy(() => import("./result/Result")),
  stoodIn,
  film: () => import("./replay/film"),
  HowToPlay: lazy(() => import("./help/HowToPlay")),
  guide: () => import("./guide"),
  rules: () => import("./rules"),
};
