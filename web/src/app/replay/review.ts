import { useEffect, useState } from "react";
import { asRefusal, fetchReview } from "../../net/http";
import type { Refusal, ReviewNews } from "../../protocol/messages";

const AGAIN_MS = 1_000;
const AFTER_TROUBLE_MS = 3_000;
/** Refusals that a retry does not change. */
const HOPELESS: ReadonlySet<string> = new Set(["no_review", "unknown_table", "not_over"]);
/** A failed review; only an explicit request starts it again. */
const FAILED = "internal";

interface Answer {
  news: ReviewNews | null;
  refusal: Refusal | null;
}

interface Reviewing extends Answer {
  /** Request it again; null if that would not help. */
  retry: (() => void) | null;
}

const NOTHING_YET: Answer = { news: null, refusal: null };

/** Request the review of a game until it is there. */
export function useReview(id: string): Reviewing {
  const [newest, setNewest] = useState(NOTHING_YET);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const ask = async () => {
      const heard = await answer(id);
      if (hasLeft) return;
      setNewest(heard);
      const pause = pauseAfter(heard);
      if (pause !== null) timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [id, attempt]);
  const retry = () => {
    setNewest(NOTHING_YET);
    setAttempt(attempt + 1);
  };
  return { ...newest, retry: newest.refusal?.code === FAILED ? retry : null };
}

/** Return how long to wait before the next request; null once nothing is missing. */
function pauseAfter({ news, refusal }: Answer): number | null {
  if (refusal === null) return news?.review == null ? AGAIN_MS : null;
  return refusal.code === FAILED || HOPELESS.has(refusal.code) ? null : AFTER_TROUBLE_MS;
}

async function answer(id: string): Promise<Answer> {
  try {
    return { news: await fetchReview(id), refusal: null };
  } catch (thrown) {
    return { news: null, refusal: asRefusal(thrown) };
  }
}
