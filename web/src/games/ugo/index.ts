import { lazy } from "react";
import type { GameRoom } from "../room";
import { texts } from "./i18n";
import { Introduction } from "./Introduction";
import { fit } from "./options/fit";
import { Picture } from "./Picture";
import { describe, tell } from "./telling";

export const ugo: GameRoom = {
  texts,
  isRace: false,
  Picture,
  Introduction,
  options: {
    Form: lazy(() => import("./options/OptionsForm")),
    Summary: lazy(() => import("./options/Summary")),
    fit,
  },
  Table: lazy(() => import("./table/UgoTable")),
  Result: lazy(() => import("./scores/Result")),
  replay: {
    Table: lazy(() => import("./replay/ReplayTable")),
    tell,
    describe,
  },
  HowToPlay: lazy(() => import("./HowToPlay")),
};
