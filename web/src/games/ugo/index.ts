import { lazy } from "react";
import { onDemand } from "../../model/later";
import type { LEVELS } from "../../protocol/ugo";
import type { Bots } from "../bots";
import type { GameModule } from "../game-module";
import { Hero } from "./art/Hero";
import { fit } from "./options/fit";
import { nameMove } from "./text/moves";
import { Picture } from "./art/Picture";
import { stoodIn } from "./text/stood-in";
import { describe, tell } from "./text/telling";

const bots: Bots<(typeof LEVELS)[number]> = {
  names: { beginner: "Pip", casual: "Mira", club: "Anton", expert: "Hedda", master: "Dr. Alba" },
  load: () => import("./bots"),
};

const loadTable = () => import("./table/Table");

export const ugo: GameModule = {
  isRace: false,
  nameMove,
  Picture,
  Hero,
  Introduction: lazy(() => import("./help/Introduction")),
  bots,
  playNow: {
    bots: ["casual", "club", "beginner"],
    first: { teaching: true },
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
  replay: {
    Table: lazy(() => import("./replay/ReplayTable")),
    tell,
    describe,
  },
  HowToPlay: onDemand(() => import("./help/HowToPlay")),
  guide: () => import("./guide"),
  tieRule: "UGO-29",
  rules: () => import("./rules"),
};
