import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../i18n/start";
import type { GameReview, Refusal, ReviewNews } from "../../protocol/messages";
import type { Film } from "./film";
import type { ReplayProps } from "./ReplayPage";
import { useReview } from "./review";
import { ReviewPanel } from "./ReviewPanel";

beforeAll(() => startTexts("en", {}));
afterEach(cleanup);

const review: GameReview = {
  ...{ game: "any", simulations: 1, players: 1, moves: [], costly: [[]], chances: [[]] },
};

describe("asking for a review", () => {
  const fetch = vi.fn<() => Promise<Response>>();
  const says = (status: number, body: object) =>
    fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  const later = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));

  beforeEach(() => {
    vi.useFakeTimers();
    fetch.mockReset();
    vi.stubGlobal("fetch", fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on each second until it is there, also after trouble", async () => {
    says(200, { done: 1, of: 3, review: null });
    const { result } = renderHook(() => useReview("k7"));
    await later(0);
    expect(result.current.news).toMatchObject({ done: 1, of: 3 });
    says(503, { code: "busy", why: "" });
    await later(1_000);
    expect(result.current.refusal?.code).toBe("busy");
    says(200, { done: 3, of: 3, review });
    await later(3_000);
    expect(result.current).toMatchObject({ news: { review }, refusal: null });
    await later(60_000);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("ends where there is none, and when one goes away", async () => {
    says(404, { code: "no_review", why: "" });
    const { result } = renderHook(() => useReview("k7"));
    await later(60_000);
    expect(result.current.refusal?.code).toBe("no_review");
    says(200, { done: 0, of: 0, review: null });
    const { unmount } = renderHook(() => useReview("k8"));
    await later(0);
    unmount();
    await later(60_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe("the panel", () => {
  const shown = (news: ReviewNews | null, refusal: Refusal | null = null) => {
    const film = { number: 0, of: 0 } as Film;
    const rest = { names: [], film, weighed: null } as unknown as ReplayProps & {
      film: Film;
      weighed: null;
    };
    render(<ReviewPanel {...rest} news={news} refusal={refusal} />);
  };

  it("shows how far the review is", () => {
    shown({ done: 12, of: 140, review: null });
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(12);
    expect(screen.getByText("12 of 140 moves are weighed.")).toBeTruthy();
  });

  it("waits without a number while another game comes first", () => {
    shown({ done: 0, of: 0, review: null });
    expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
  });

  it("says why there is none", () => {
    shown(null, { code: "no_review", why: "" });
    expect(screen.getByRole("alert").textContent).toBe("This game cannot be reviewed.");
  });
});
