import { Suspense } from "react";
import { usePreferences } from "../../model/preferences";
import { useBots } from "./useBots";

interface BotWordsProps {
  game: string;
  /** Which bot; without one, all of them. */
  level?: string;
}

/** A line about a bot's character, or about how a game's bots differ. */
export function BotWords(props: BotWordsProps) {
  return (
    <Suspense fallback={null}>
      <Words {...props} />
    </Suspense>
  );
}

function Words({ game, level }: BotWordsProps) {
  const { about, characters } = useBots(game);
  const { language } = usePreferences();
  return (level === undefined ? about : characters[level]?.line)?.[language];
}
