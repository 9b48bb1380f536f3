import { lazy } from "react";
import type { GameRoom } from "../room";
import { texts } from "./i18n";
import { Introduction } from "./Introduction";
import { Picture } from "./Picture";

export const ugo: GameRoom = {
  title: "UGO!",
  texts,
  isRace: false,
  Picture,
  Introduction,
  Table: lazy(() => import("./table/UgoTable")),
  Result: lazy(() => import("./scores/Result")),
  HowToPlay: lazy(() => import("./HowToPlay")),
};
