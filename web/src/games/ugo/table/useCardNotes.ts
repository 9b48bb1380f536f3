import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { feel } from "../../../model/feel";
import { readingTime } from "../../../model/reading";
import type { Refused } from "../../../net/connection";
import type { Refusal } from "../../../protocol/messages";
import type { Card, Lesson } from "../../../protocol/ugo";
import { takenBackText } from "../../../i18n/taken-back";
import { lessonText } from "../text/lessons";
import { nameMove } from "../text/moves";
import { ruleOf } from "../text/rule-of";
import { cardLabel, ugoRefusal } from "../text/words";

interface Note {
  card: Card | null;
  text: string;
  /** The rule behind it, if there is one. */
  rule: string | null;
  /** The view that it belongs to, if it means nothing in a later one. */
  n: number | null;
  /** The latest refusal at that time. */
  of: Refused | null;
}

interface NotesProps {
  names: readonly string[];
  n: number;
  refused: Refused | null;
}

/** Say why something was refused: at the card that was tapped, or beside the status. */
export function useCardNotes({ names, n, refused }: NotesProps) {
  const { t } = useTranslation("ugo");
  const { t: shell } = useTranslation();
  const [note, setNote] = useState<Note | null>(null);
  if (refused !== null && note?.of !== refused) {
    const text = takenBackText(refused, nameMove, (why) => ugoRefusal(t, why, names));
    const rule = ruleOf(refused.refusal.code);
    setNote({ card: null, text, rule, n: null, of: refused });
  }
  useEffect(() => {
    if (refused !== null) feel("refused");
  }, [refused]);
  useEffect(() => {
    if (note === null || note.text === "") return;
    announce(note.text);
    const timer = setTimeout(() => {
      setNote({ ...note, card: null, text: "" });
    }, readingTime(note.text));
    return () => {
      clearTimeout(timer);
    };
  }, [note]);

  const say = (card: Card | null, text: string, code = "") => {
    setNote({ card, text, rule: ruleOf(code), n, of: refused });
  };
  const shown = note !== null && (note.n === null || note.n === n) ? note : null;
  return {
    sayRefused: (card: Card, why: Refusal) => {
      feel("refused");
      say(card, ugoRefusal(t, why, names), why.code);
    },
    sayLesson: (card: Card, lesson: Lesson) => {
      say(card, t("lesson.said", { card: cardLabel(t, card), lesson: lessonText(t, lesson) }));
    },
    sayOffline: () => {
      say(null, shell("line.none"));
    },
    sayWaits: () => {
      say(null, shell("line.waits"));
    },
    cardNote: shown?.card ? { card: shown.card, text: shown.text } : null,
    note: shown?.card === null ? shown.text : "",
    rule: shown !== null && shown.text !== "" ? shown.rule : null,
  };
}
