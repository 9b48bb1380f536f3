import { useEffect, useState } from "react";
import { asRefusal, fetchReview } from "../../net/http";
import type { Refusal, ReviewNews } from "../../protocol/messages";

const AGAIN_MS = 1_000;
const AFTER_TROUBLE_MS = 3_000;
/** Refusals after which asking again does not help. */
const FINAL: ReadonlySet<string> = new Set(["no_review", "internal", "unknown_table", "not_over"]);

interface Reviewing {
  news: ReviewNews | null;
  refusal: Refusal | null;
}

/** Ask for the review of a game until it is there. */
export function useReview(id: string): Reviewing {
  const [state, setState] = useState<Reviewing>({ news: null, refusal: null });
  useEffect(() => {
    const left = new AbortController();
    void ask(id, left.signal, setState);
    return () => {
      left.abort();
    };
  }, [id]);
  return state;
}

async function ask(id: string, left: AbortSignal, tell: (state: Reviewing) => void): Promise<void> {
  const state = await answer(id);
  if (left.aborted) return;
  tell(state);
  if (state.news?.review != null || FINAL.has(state.refusal?.code ?? "")) return;
  const timer = setTimeout(
    () => void ask(id, left, tell),
    state.refusal === null ? AGAIN_MS : AFTER_TROUBLE_MS,
  );
  left.addEventListener("abort", () => {
    clearTimeout(timer);
  });
}

async function answer(id: string): Promise<Reviewing> {
  try {
    return { news: await fetchReview(id), refusal: null };
  } catch (thrown) {
    return { news: null, refusal: asRefusal(thrown) };
  }
}
