import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { announce } from "../../model/announcer";
import { usePreferences } from "../../model/preferences";
import type { ShownReaction } from "../../net/company";
import type { ChatLine } from "../../protocol/messages";
import { wasTaken, type Company } from "./context";
import { ReactionIcon } from "./ReactionIcon";
import "./company.css";

const SHOWN_MS = 5_000;

/** Shows reactions at their senders' seats, and announces them and new lines to screen readers. */
export default function SeatReactions({ company }: { company: Company }) {
  const { table, names, reactions, refused } = company;
  const wanted = usePreferences().reactions;
  const shown = reactions.filter(({ seat }) => wanted || seat === table.you);
  useLinesSaid(company);
  const { t } = useTranslation("company");
  return (
    <>
      {shown.map((reaction) => (
        <SeatReaction
          key={reaction.number}
          shown={reaction}
          name={names[reaction.seat] ?? ""}
          isOwn={reaction.seat === table.you}
        />
      ))}
      {wasTaken(table.id) && <Note words={t("taken")} testId="taken-along" />}
      {refused?.to === "react" && (
        <Note key={refused.n} words={refusalText(refused.refusal)} testId="reaction-refused" />
      )}
    </>
  );
}

interface SeatReactionProps {
  shown: ShownReaction;
  name: string;
  isOwn: boolean;
}

/** A reaction over its sender's seat; if the seat is out of view, below the bar with a name. */
function SeatReaction({ shown: { seat, reaction }, name, isOwn }: SeatReactionProps) {
  const { t } = useTranslation("company");
  const isThere = useForAWhile();
  const bubble = useRef<HTMLParagraphElement>(null);
  const words = t(`reaction.${reaction}`);
  useEffect(() => {
    announce(t("says", { name: isOwn ? t("you") : name, words }));
    // It is read out once, whatever changes later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    const place = () => {
      if (bubble.current) placeAt(bubble.current, seat);
    };
    place();
    const ended = new AbortController();
    window.addEventListener("resize", place, { signal: ended.signal });
    window.addEventListener("scroll", place, { signal: ended.signal, capture: true });
    return () => {
      ended.abort();
    };
  }, [seat, isThere]);
  if (!isThere) return null;
  return (
    <p
      ref={bubble}
      className="seat-reaction paper"
      aria-hidden="true"
      data-testid="seat-reaction"
      data-of={seat}
      data-reaction={reaction}
    >
      <ReactionIcon reaction={reaction} />
      <span>
        <span className="seat-reaction-name">
          {t("says", { name: isOwn ? t("you") : name, words: "" })}
        </span>
        {words}
      </span>
    </p>
  );
}

/** A sentence below the bar, for some seconds. */
function Note({ words, testId }: { words: string; testId: string }) {
  const isThere = useForAWhile();
  useEffect(() => {
    announce(words);
  }, [words]);
  if (!isThere) return null;
  return (
    <p className="seat-reaction paper" aria-hidden="true" data-testid={testId}>
      {words}
    </p>
  );
}

/** Stay mounted for some seconds. */
function useForAWhile(): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setThere(false);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isThere;
}

/** Place a bubble over the upper edge of a seat, within the page. */
function placeAt(bubble: HTMLElement, seat: number): void {
  const found = Array.from(document.querySelectorAll(`[data-seat-place="${seat}"]`));
  const anchor = found.find((each) => isInSight(each.getBoundingClientRect()));
  bubble.dataset.placed = String(anchor !== undefined);
  if (anchor === undefined) {
    bubble.style.removeProperty("left");
    bubble.style.removeProperty("top");
    return;
  }
  const { left, width, top } = anchor.getBoundingClientRect();
  const most = window.innerWidth - bubble.offsetWidth - EDGE;
  const wanted = left + width / 2 - bubble.offsetWidth / 2;
  bubble.style.left = `${Math.max(EDGE, Math.min(most, wanted))}px`;
  bubble.style.top = `${Math.max(EDGE, top - bubble.offsetHeight / 2)}px`;
}

const EDGE = 8;

const isInSight = ({ top, bottom, left, right, width }: DOMRect) =>
  width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;

/** Announce each new line of others to screen readers; lines older than this page are not new. */
function useLinesSaid({ lines, lastEarlier, table }: Company): void {
  const { t } = useTranslation("company");
  const said = useRef(0);
  useEffect(() => {
    const known = Math.max(said.current, lastEarlier);
    const isNew = ({ number, seat }: ChatLine) =>
      number > known && (seat === null || seat !== table.you);
    announce(
      lines
        .filter(isNew)
        .map(({ name, text }) => t("says", { name, words: text }))
        .join(" "),
    );
    said.current = Math.max(known, lines.at(-1)?.number ?? 0);
  }, [t, lines, lastEarlier, table.you]);
}
