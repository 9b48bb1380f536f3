import { lazy } from "react";
import { onDemand } from "../../model/later";
import type { LEVELS } from "../../protocol/ubongocards";
import type { Bots } from "../bots";
import type { GameModule } from "../game-module";
import { Hero } from "./art/Hero";
import { fit } from "./options/fit";
import { nameMove } from "./text/moves";
import { Picture } from "./art/Picture";
import { offline } from "./model/offline";
import { records } from "./text/records";
import { stoodIn } from "./text/stood-in";

const bots: Bots<(typeof LEVELS)[number]> = {
  names: { beginner: "Tom", casual: "Ines", club: "Noah", master: "Vera" },
  load: () => import("./bots"),
};

const loadTable = () => import("./table/Table");

export const ubongocards: GameModule = {
  isRace: true,
  nameMove,
  Picture,
  Hero,
  Introduction: lazy(() => import("./help/Introduction")),
  bots,
  playNow: {
    bots: ["casual", "beginner"],
    first: { marks: true },
  },
  options: {
    Form: lazy(() => import("./options/OptionsForm")),
    Summary: lazy(() => import("./options/Summary")),
    fit,
  },
  Table: lazy(loadTable),
  preload: loadTable,
  Story: lazy(() => import("./result/Story")),
  Result: lazy(() => import("./result/Result")),
  stoodIn,
  records,
  timeline: () => import("./replay/timeline"),
  HowToPlay: onDemand(() => import("./help/HowToPlay")),
  offline,
  guide: () => import("./guide"),
  tieRule: "UC-17",
  rules: () => import("./rules"),
};
