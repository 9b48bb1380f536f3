import { lazy } from "react";
import type { GameRoom } from "../room";
import { texts } from "./i18n";
import { Introduction } from "./Introduction";
import { fit } from "./options/fit";
import { Picture } from "./Picture";

export const ubongocards: GameRoom = {
  texts,
  isRace: true,
  Picture,
  Introduction,
  options: {
    Form: lazy(() => import("./options/OptionsForm")),
    Summary: lazy(() => import("./options/Summary")),
    fit,
  },
  Table: lazy(() => import("./table/CardsTable")),
  Result: lazy(() => import("./check/Result")),
  HowToPlay: lazy(() => import("./HowToPlay")),
};
