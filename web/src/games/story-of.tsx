import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { listOf } from "../i18n/lists";
import type { Outcome, TableView } from "../protocol/messages";
import type { GameResultProps } from "./game-module";

/** The props of a game's story: the words, the last view, the places, the names. */
export interface StorySource<Words, View> {
  t: Words;
  language: string;
  view: View;
  /** The table's options. */
  options: TableView["options"];
  outcome: Outcome;
  names: readonly string[];
  /** Lists names in the page's language: "Anna, Ben and Cleo". */
  list: (names: readonly string[]) => string;
}

/** Render the story of a finished game: a paragraph for each sentence. */
export function storyOf<Game extends "ugo" | "ubongo3d" | "ubongocards", View>(
  game: Game,
  tell: (source: StorySource<TFunction<Game>, View>) => string[],
): ComponentType<GameResultProps> {
  return function Story({ table, names }: GameResultProps) {
    const { t, i18n } = useTranslation(game);
    const { view, options, outcome } = table;
    if (outcome === null) return null;
    const { language } = i18n;
    const words = t as unknown as TFunction<Game>;
    const source = {
      t: words,
      language,
      view: view as View,
      options,
      outcome,
      names,
      list: listOf(language),
    };
    return tell(source).map((sentence) => <p key={sentence}>{sentence}</p>);
  };
}
