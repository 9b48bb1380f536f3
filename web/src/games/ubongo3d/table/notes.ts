import { useEffect, useState } from "react";
import { announce } from "../../../model/announcer";
import type { Refused } from "../../../net/connection";
import { ubongoRefusal } from "./words";

const SHOWN_MS = 4_000;

interface Note {
  text: string;
  /** The refusal that it tells, if it tells one. */
  of: Refused | null;
}

/** Hold the word to the player: a refusal of the server, or something said here; it goes away soon. */
export function useNotes(refused: Refused | null) {
  const [note, setNote] = useState<Note>({ text: "", of: null });
  if (refused !== null && note.of !== refused) {
    setNote({ text: ubongoRefusal(refused.refusal), of: refused });
  }
  useEffect(() => {
    if (note.text === "") return;
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
      announce(text);
    },
  };
}
