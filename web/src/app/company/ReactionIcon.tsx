import type { Reaction } from "./reactions";

const PATHS: Readonly<Record<Reaction, string>> = {
  hello:
    "M8 13V6.5a1.5 1.5 0 0 1 3 0V11m0-5.5a1.5 1.5 0 0 1 3 0V11m0-4a1.5 1.5 0 0 1 3 0v7a6 6 0 0 1-6 6c-3 0-4.500-1.500-6-4l-1.500-2.500a1.500 1.500 0 0 1 2.500-1.500L8 13M19 3c1.500.5 2.500 1.500 3 3",
  luck: "M12 12c-5 1-8-1-7-4s5-2 7 4c-1-6 2-8 4.500-6.500S18 11 12 12c5-1 8 1 7 4s-5 2-7-4c0 3 1 6 3 9",
  nice: "M7 11v9H4v-9zm0 0 4-8c2 0 3 1 2.500 3.500L13 9h5a2 2 0 0 1 2 2.500l-1.500 6.500a2.500 2.500 0 0 1-2.500 2H7",
  wow: "m12 3 2.200 5.800L20 11l-5.800 2.200L12 19l-2.200-5.800L4 11l5.800-2.200zM19 3v3M17.500 4.500h3M19.500 18v3M18 19.500h3",
  thanks: "M12 20C6 16 3 12.500 3 9a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 3.500-3 7-9 11z",
  oops: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8.500 9.500h.01M15.500 9.500h.01M8 16.500c2-2.500 6-2.500 8 0",
  close:
    "M3 12h6m0 0L6.500 9.500M9 12l-2.500 2.500M21 12h-6m0 0 2.500-2.500M15 12l2.500 2.500M12 4v16",
  moment: "M7 3h10M7 21h10M8 3c0 5 3 6 4 9 1-3 4-4 4-9M8 21c0-5 3-6 4-9 1 3 4 4 4 9",
};

/** A small picture of a reaction, beside its words. */
export function ReactionIcon({ reaction }: { reaction: Reaction }) {
  return (
    <svg className="reaction-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[reaction]} />
    </svg>
  );
}
