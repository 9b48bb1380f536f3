import type {
  Timeline,
  PersonalBest,
  PlayAgain,
  GameInfo,
  History,
  Leaderboards,
  Me,
  MyStatistics,
  NewTable,
  Refusal,
  ReplayStep,
  ReviewNews,
  TableSummary,
  TransferCode,
  Transferred,
} from "../protocol/messages";

/** The server refused, or could not be reached: the refusal says which. */
class RefusedRequest extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why);
  }
}

const UNREACHABLE: Refusal = { code: "unreachable", why: "The server cannot be reached." };

export const fetchHealth = () => request<unknown>("GET", "/api/health");
export const fetchMe = () => request<Me>("GET", "/api/me");
export const saveName = (name: string) => request<Me>("PUT", "/api/me", { name });
export const fetchPersonalBests = () =>
  request<readonly PersonalBest[]>("GET", "/api/me/personal-bests");

/** Filters for the player's finished games; an empty string matches everything. */
export interface PlayedFilter {
  readonly game: string;
  /** `alone`, `bots`, `people`, `name:…` or `level:…`. */
  readonly company: string;
}

/** A page of the player's finished games; `before` comes from the previous page. */
export function fetchPlayedGames(filter: PlayedFilter, before: string | null): Promise<History> {
  const wanted = { game: filter.game, with: filter.company, before: before ?? "", most: "10" };
  const query = new URLSearchParams(Object.entries(wanted).filter(([, word]) => word !== ""));
  return request<History>("GET", `/api/me/games?${query.toString()}`);
}

/** The player's latest finished games. */
export const fetchLastGames = (most: number) =>
  request<History>("GET", `/api/me/games?most=${most}`);

export const fetchStatistics = () => request<MyStatistics>("GET", "/api/me/statistics");
export const fetchLeaderboards = () => request<Leaderboards>("GET", "/api/leaderboards");
export const EXPORT_ADDRESS = "/api/me/export";
export const makeTransfer = () => request<TransferCode>("POST", "/api/me/transfer");
export const takeTransfer = (code: string) =>
  request<Transferred>("POST", "/api/me/transfer/take", { code });
export const forgetMe = () => request<unknown>("DELETE", "/api/me");
export const fetchGames = () => request<readonly GameInfo[]>("GET", "/api/games");
export const openTable = (table: NewTable) => request<TableSummary>("POST", "/api/tables", table);
export const recordAddress = (id: string) => `${tableAddress(id)}/record`;
export const fetchReview = (id: string) => request<ReviewNews>("GET", `${tableAddress(id)}/review`);
/** One moment of a finished game, as a seat saw it; null is a spectator, "all" everyone. */
export const fetchStep = (id: string, number: number, seat: number | null | "all") => {
  const eyes = seat === null ? "" : seat === "all" ? "?everyone=true" : `?seat=${seat}`;
  return request<ReplayStep>("GET", `${tableAddress(id)}/replay/${number}${eyes}`);
};
/** All rounds of a finished race. */
export const fetchTimeline = (id: string) =>
  request<Timeline>("GET", `${tableAddress(id)}/timeline`);
/** Play on from a moment of a finished game, at a new table. */
export const playAgain = (id: string, moment: PlayAgain) =>
  request<TableSummary>("POST", `${tableAddress(id)}/again`, moment);

const tableAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Send a request to the server; throws its refusal. */
export async function request<Answer>(
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw new RefusedRequest(await refusalOf(answer));
  return (await answer.json()) as Answer;
}

/** Send a file and get one back; throws the server's refusal. */
export async function exchange(path: string, content: string): Promise<Blob> {
  const answer = await fetched(path, { method: "POST", body: content });
  if (!answer.ok) throw new RefusedRequest(await refusalOf(answer));
  return answer.blob();
}

/** Ask the server why something that should exist does not; null if it does. */
export async function whyNot(path: string): Promise<Refusal | null> {
  try {
    const answer = await fetched(path, {});
    return answer.ok ? null : await refusalOf(answer);
  } catch (thrown) {
    return asRefusal(thrown);
  }
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetched(path, { method, ...(body && { headers, body: JSON.stringify(body) }) });
}

async function fetched(path: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(path, how);
  } catch {
    throw new RefusedRequest(UNREACHABLE);
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const body = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  if (typeof body?.code === "string" && typeof body.why === "string") return body as Refusal;
  return { code: "unexpected", why: `The server answered ${answer.status}.` };
}

/** Return the refusal inside anything that was thrown. */
export function asRefusal(thrown: unknown): Refusal {
  if (thrown instanceof RefusedRequest) return thrown.refusal;
  return { code: "unexpected", why: String(thrown) };
}
