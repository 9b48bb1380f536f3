import { useTranslation } from "react-i18next";
import { listOf } from "../../../i18n/lists";
import type { View } from "../../../protocol/ubongo3d";
import type { GameResultProps } from "../../game-module";
import { AloneStory } from "./AloneStory";
import { raceStory } from "./story";

/** The story of the game, in a few sentences. */
export default function Story({ table, names }: GameResultProps) {
  const { t, i18n } = useTranslation("ubongo3d");
  const view = table.view as View;
  if (view.solo !== null) return <AloneStory solo={view.solo} table={table.id} />;
  if (table.outcome === null) return null;
  const { language } = i18n;
  const list = listOf(language);
  const sentences = raceStory({ t, language, view, outcome: table.outcome, names, list });
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
