import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { GameTableProps } from "../games/game-module";
import { feel } from "../model/feel";
import { useNotes } from "../model/notes";
import type { PendingMove } from "../net/queue";
import type { Refusal } from "../protocol/messages";

interface Sending {
  /** The note to the player: why a move was refused, or a message of this page. */
  note: string;
  /** The rule behind it, if there is one. */
  rule: string | null;
  /** Show a message; the code of a refusal leads to its rule. */
  say: (text: string, code?: string) => void;
  /** Make a move; false, with a message, while too many others are unanswered. */
  send: (move: object) => boolean;
}

/** Send moves in a race, and report their outcome to the player. */
export function useSending(
  { play, refused }: Pick<GameTableProps, "play" | "refused">,
  inWords: (refusal: Refusal) => string,
  nameMove: (move: PendingMove["move"]) => string | null,
  ruleOf: (code: string) => string | null,
): Sending {
  const { t } = useTranslation();
  const { note, rule, say } = useNotes(refused, inWords, nameMove, ruleOf);
  useEffect(() => {
    if (refused !== null) feel("refused");
  }, [refused]);
  const send = (move: object): boolean => {
    const isSent = play(move);
    if (!isSent) say(t("line.full"));
    return isSent;
  };
  return { note, rule, say, send };
}
