import type { Day, TableSummary } from "../protocol/messages";
import { request } from "./http";

/** The puzzles of a day, by default of today. */
export const fetchDay = (day: string) =>
  request<Day>("GET", day === "" ? "/api/today" : `/api/today/${encodeURIComponent(day)}`);

/** Open a table for one of a day's puzzles. */
export const openDaily = (day: string, kind: string) =>
  request<TableSummary>(
    "POST",
    `/api/today/${encodeURIComponent(day)}/${encodeURIComponent(kind)}`,
  );
