import { useEffect, useState } from "react";
import type { SeatView } from "../../../protocol/messages";

/** A player counts as away only after this long: a reloading page is back by then. */
const NOTICED_MS = 2_000;

/** Return the seats whose players have been away for a moment, as text: "1 3". */
export function useAwaySeats(seats: readonly SeatView[]): string {
  const gone = seats.flatMap(({ kind, present }, seat) =>
    kind === "person" && !present ? [String(seat)] : [],
  );
  const key = gone.join(" ");
  const [noticed, setNoticed] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setNoticed(key);
    }, NOTICED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key]);
  return gone.filter((seat) => noticed.split(" ").includes(seat)).join(" ");
}
