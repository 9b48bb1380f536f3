import { useTranslation } from "react-i18next";
import { listOf } from "../../../i18n/lists";
import type { View } from "../../../protocol/ubongocards";
import type { GameResultProps } from "../../game-module";
import { cardsStory } from "./story";

/** The story of the game, in a few sentences. */
export default function Story({ table, names }: GameResultProps) {
  const { t, i18n } = useTranslation("ubongocards");
  if (table.outcome === null) return null;
  const view = table.view as View;
  const list = listOf(i18n.language);
  const sentences = cardsStory({ t, view, outcome: table.outcome, names, list });
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
