import type { View } from "../../../protocol/ubongo3d";
import type { GameResultProps } from "../../game-module";
import { storyOf } from "../../story-of";
import { AloneStory } from "./AloneStory";
import { raceStory } from "./story";

const RaceStory = storyOf("ubongo3d", raceStory);

/** The story of the game, in a few sentences. */
export default function Story(props: GameResultProps) {
  const { solo } = props.table.view as View;
  return solo === null ? (
    <RaceStory {...props} />
  ) : (
    <AloneStory solo={solo} table={props.table.id} />
  );
}
