import { useState } from "react";

const keyOf = (table: string) => `spieltisch.ugo.rounds.${table}`;

/** Remember, even after a reload, how many rounds' summaries were seen. */
export function useSeenRounds(table: string, ended: number): [number, (seen: number) => void] {
  const [seen, setSeen] = useState(() => stored(table) ?? keep(table, ended));
  return [
    seen,
    (now) => {
      setSeen(keep(table, now));
    },
  ];
}

function stored(table: string): number | null {
  try {
    const text = sessionStorage.getItem(keyOf(table));
    return text !== null && /^\d$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function keep(table: string, seen: number): number {
  try {
    sessionStorage.setItem(keyOf(table), String(seen));
  } catch {
    // Without storage, no summary shows after a reload.
  }
  return seen;
}
