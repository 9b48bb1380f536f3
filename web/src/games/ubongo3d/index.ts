import { lazy } from "react";
import { onDemand } from "../../model/later";
import type { LEVELS } from "../../protocol/ubongo3d";
import type { Bots } from "../bots";
import type { GameModule } from "../game-module";
import { Hero } from "./art/Hero";
import { fit } from "./options/fit";
import { nameMove } from "./text/moves";
import { Picture } from "./art/Picture";
import { records } from "./text/records";
import { stoodIn } from "./text/stood-in";
import { offline } from "./model/offline";

const bots: Bots<(typeof LEVELS)[number]> = {
  names: { beginner: "Bodo", casual: "Lina", club: "Kasimir", master: "Yuki" },
  load: () => import("./bots"),
};

const loadTable = () => import("./table/Table");
const loadBoard = () => import("./board3d/Board3d");

export const ubongo3d: GameModule = {
  isRace: true,
  nameMove,
  Picture,
  Hero,
  Introduction: lazy(() => import("./help/Introduction")),
  bots,
  playNow: {
    bots: ["casual"],
    first: { die: false },
  },
  options: {
    Form: lazy(() => import("./options/OptionsForm")),
    Summary: lazy(() => import("./options/Summary")),
    fit,
  },
  Table: lazy(loadTable),
  preload: () => Promise.all([loadTable(), loadBoard()]),
  Story: lazy(() => import("./result/Story")),
  Result: lazy(() => import("./result/Result")),
  stoodIn,
  records,
  timeline: () => import("./replay/timeline"),
  puzzles: {
    List: lazy(() => import("./puzzles/List")),
    Puzzle: lazy(() => import("./puzzles/Puzzle")),
    Handouts: lazy(() => import("./puzzles/Handouts")),
    ownSet: "ubongo3d-boards",
  },
  HowToPlay: onDemand(() => import("./help/HowToPlay")),
  offline,
  guide: () => import("./guide"),
  tieRule: "U3D-24",
  rules: () => import("./rules"),
};
