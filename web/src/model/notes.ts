import { useEffect, useState } from "react";
import { takenBackText } from "../i18n/taken-back";
import type { Refused } from "../net/connection";
import type { PendingMove } from "../net/queue";
import type { Refusal } from "../protocol/messages";
import { announce } from "./announcer";
import { readingTime } from "./reading";

interface Note {
  text: string;
  /** The rule behind it, if there is one. */
  rule: string | null;
  /** The latest refusal at that time. */
  of: Refused | null;
}

/** Hold a message to the player: a refusal of the server, or one of the page's own; it goes away soon. */
export function useNotes(
  refused: Refused | null,
  inWords: (refusal: Refusal) => string,
  nameMove: (move: PendingMove["move"]) => string | null,
  ruleOf: (code: string) => string | null = () => null,
) {
  const [note, setNote] = useState<Note>({ text: "", rule: null, of: null });
  if (refused !== null && note.of !== refused) {
    const text = takenBackText(refused, nameMove, inWords);
    setNote({ text, rule: ruleOf(refused.refusal.code), of: refused });
  }
  useEffect(() => {
    if (note.text === "") return;
    announce(note.text);
    const timer = setTimeout(() => {
      setNote((now) => (now === note ? { ...note, text: "" } : now));
    }, readingTime(note.text));
    return () => {
      clearTimeout(timer);
    };
  }, [note]);
  return {
    note: note.text,
    rule: note.rule,
    say: (text: string, code = "") => {
      setNote({ text, rule: ruleOf(code), of: refused });
    },
  };
}
