import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import type { Refused } from "../../../net/connection";
import type { Refusal } from "../../../protocol/messages";
import type { Card } from "../../../protocol/ugo";
import { ugoRefusal } from "../words";

interface Note {
  card: Card | null;
  text: string;
  /** The view that it was said at; it means nothing to a later one. */
  n: number;
}

interface NotesProps {
  names: readonly string[];
  n: number;
  refused: Refused | null;
}

const SHOWN_MS = 6_000;

/** Say why something is not done: at the card that was tapped, or beside the status. */
export function useNotes({ names, n, refused }: NotesProps) {
  const { t } = useTranslation("ugo");
  const { t: shell } = useTranslation();
  const [note, setNote] = useState<Note | null>(null);
  const refusal = refused?.refusal;
  const answer = refusal ? ugoRefusal(t, refusal, names) : "";

  useEffect(() => {
    announce(answer);
  }, [answer, refused]);
  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => {
      setNote(null);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [note]);

  const say = (card: Card | null, text: string) => {
    setNote({ card, text, n });
    announce(text);
  };
  const shown = note?.n === n ? note : null;
  return {
    sayRefused: (card: Card, why: Refusal) => {
      say(card, ugoRefusal(t, why, names));
    },
    sayOffline: () => {
      say(null, shell("line.offline"));
    },
    cardNote: shown?.card ? { card: shown.card, text: shown.text } : null,
    note: shown?.card === null ? shown.text : answer,
  };
}
