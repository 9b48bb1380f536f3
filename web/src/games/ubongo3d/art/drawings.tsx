import type { ReactNode } from "react";
import { ANIMALS, GEMS, PIECES, type Gem } from "../../../protocol/ubongo3d";
import { formCubes } from "../model/pieces";
import { trayForm } from "../model/tray";
import { Animal } from "./Animal";
import { Bag } from "./Bag";
import { Die } from "./Die";
import { GemPicture } from "./GemPicture";
import { KindPicture, PiecePicture } from "./PiecePicture";
import { Sandglass } from "./Sandglass";
import { FILLED } from "./scene";
import { SmallMap } from "./SmallMap";

/** A small area with pieces on it; the printed map is compared with it. */
const SQUARES = [
  [0, 0],
  [1, 0],
  [1, 1],
] as const;
const LAID = [
  {
    kind: 8,
    cells: [
      [0, 0, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
  },
] as const;

/** The printed drawings of Ubongo 3-D, by name. */
export const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(ANIMALS.map((name) => [name, <Animal animal={name} isNamed />])),
  ...Object.fromEntries((Object.keys(GEMS) as Gem[]).map((gem) => [gem, <GemPicture gem={gem} />])),
  ...Object.fromEntries(
    PIECES.map(({ kind }) => [
      `piece ${kind}`,
      <KindPicture kind={kind} cells={formCubes(kind, trayForm(kind))} />,
    ]),
  ),
  bag: <Bag />,
  die: <Die rolled={null} />,
  sandglass: <Sandglass left={0.6} running={false} />,
  building: <PiecePicture pieces={FILLED} />,
  map: <SmallMap squares={SQUARES} laid={LAID} label="" />,
};
