import type { ReactNode } from "react";
import { FACES, type Card } from "../../../protocol/ugo";
import { CardFace } from "./CardFace";
import { Farmer } from "./Farmer";
import "./lands.css";

/** The printed drawings of UGO!, by name. */
export const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(
    (Object.keys(FACES) as Card[]).map((card) => [card, <CardFace card={card} />]),
  ),
  farmer: <Farmer />,
  "missing farmer": <Farmer missing />,
};
