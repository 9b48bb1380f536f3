import { useEffect, useState } from "react";
import type { Refused } from "../net/connection";
import type { Refusal } from "../protocol/messages";
import { announce } from "./announcer";

const SHOWN_MS = 4_000;

interface Note {
  text: string;
  /** The newest refusal when it was said. */
  of: Refused | null;
}

/** Hold a word to the player: a refusal of the server, or something said here; it goes away soon. */
export function useNotes(refused: Refused | null, inWords: (refusal: Refusal) => string) {
  const [note, setNote] = useState<Note>({ text: "", of: null });
  if (refused !== null && note.of !== refused) {
    setNote({ text: inWords(refused.refusal), of: refused });
  }
  useEffect(() => {
    if (note.text === "") return;
    announce(note.text);
    const timer = setTimeout(() => {
      setNote((now) => (now === note ? { ...note, text: "" } : now));
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [note]);
  return {
    note: note.text,
    say: (text: string) => {
      setNote({ text, of: refused });
    },
  };
}
