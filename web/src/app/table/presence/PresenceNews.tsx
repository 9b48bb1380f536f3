import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import type { TableView } from "../../../protocol/messages";
import { attendance, attendanceNews, type Attendance } from "./attendance";
import { useAwaySeats } from "./useAwaySeats";
import "./presence.css";

const SHOWN_MS = 6_000;

/** Names players who leave, are away, come back, or have a bot play; it covers the bar for a short time. */
export function PresenceNews({ table }: { table: TableView }) {
  const { t } = useTranslation();
  const away = useAwaySeats(table.seats);
  const [news, setNews] = useState("");
  const before = useRef<readonly Attendance[] | null>(null);
  useEffect(() => {
    const gone = away.split(" ");
    const now = table.seats.map((seat, number) => attendance(seat, gone.includes(String(number))));
    const words = before.current && attendanceNews(t, before.current, now, table.you).join(" ");
    before.current = now;
    if (!words) return;
    announce(words);
    setNews(words);
  }, [t, table.seats, table.you, away]);
  useEffect(() => {
    if (news === "") return;
    const timer = setTimeout(() => {
      setNews("");
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [news]);
  return news === "" ? null : (
    <p className="presence-news paper" data-testid="presence-news" aria-hidden="true">
      {news}
    </p>
  );
}
