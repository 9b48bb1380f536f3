import type { ComponentType } from "react";
import { GAMES } from "../../games";
import type { TablePageProps } from "../table/TablePage";
import { PassAndPlay } from "./PassAndPlay";
import { SideBySide } from "./SideBySide";
import "./device.css";

export interface SharedGameProps extends TablePageProps {
  /** One seat's game. */
  Game: ComponentType<TablePageProps>;
}

/** A game of several people on this device: taking turns with a curtain between, or all at once side by side. */
export default function SharedGame(props: SharedGameProps) {
  const isRace = GAMES[props.table.game]?.isRace === true;
  return isRace ? <SideBySide {...props} /> : <PassAndPlay {...props} />;
}
