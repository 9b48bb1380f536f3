import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../i18n/start";
import type { ReplayModule } from "../../games/game-module";
import type {
  GameReview,
  Refusal,
  ReviewNews,
  TableView,
  MoveEvaluation,
} from "../../protocol/messages";
import type { ReplayPlayer } from "./replay-player";
import type { ReplayProps } from "./ReplayPage";
import { useReview } from "./review";
import { ReviewPanel } from "./ReviewPanel";
import { Verdict, verdictSaid } from "./Verdict";

beforeAll(async () => {
  await startTexts("en");
  await i18next.loadNamespaces("replay");
});
afterEach(cleanup);

const review: GameReview = {
  ...{ game: "any", simulations: 1, players: 1, moves: [], changed: [3], costly: [[]] },
  win_probabilities: [[]],
};

describe("requesting a review", () => {
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

  it("polls each second until it is there, also after errors", async () => {
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

  it("ends if there is none, or when the page goes away", async () => {
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

describe("requesting it again", () => {
  const fetch = vi.fn<() => Promise<Response>>();
  const says = (status: number, body: object) =>
    fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is for a failed review, and requests it again", async () => {
    vi.stubGlobal("fetch", fetch);
    says(500, { code: "internal", why: "" });
    const { result } = renderHook(() => useReview("k7"));
    await vi.waitFor(() => {
      expect(result.current.refusal?.code).toBe("internal");
    });
    says(200, { done: 3, of: 3, review });
    act(() => {
      result.current.retry?.();
    });
    expect(result.current.refusal).toBeNull();
    await vi.waitFor(() => {
      expect(result.current.news?.review).toEqual(review);
    });
    expect(result.current.retry).toBeNull();
  });

  it("does not help if there is none", async () => {
    vi.stubGlobal("fetch", fetch);
    says(404, { code: "no_review", why: "" });
    const { result } = renderHook(() => useReview("k7"));
    await vi.waitFor(() => {
      expect(result.current.refusal?.code).toBe("no_review");
    });
    expect(result.current.retry).toBeNull();
  });
});

describe("the panel", () => {
  const shown = (
    news: ReviewNews | null,
    refusal: Refusal | null = null,
    { number = 0, retry = null }: { number?: number; retry?: (() => void) | null } = {},
  ) => {
    const player = { number, of: 9 } as ReplayPlayer;
    const rest = {
      table: { seats: [] },
      names: [],
      player,
      evaluation: null,
    } as unknown as ReplayProps & {
      player: ReplayPlayer;
      evaluation: null;
    };
    render(<ReviewPanel {...rest} news={news} refusal={refusal} retry={retry} />);
  };

  it("shows the progress of the review", () => {
    shown({ done: 12, of: 140, review: null });
    expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(12);
    expect(screen.getByText("12 of 140 moves are evaluated.")).toBeTruthy();
  });

  it("waits without a number while another game comes first", () => {
    shown({ done: 0, of: 0, review: null });
    expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
  });

  it("says why there is none", () => {
    shown(null, { code: "no_review", why: "" });
    expect(screen.getByRole("alert").textContent).toBe("This game cannot be reviewed.");
    expect(screen.queryByTestId("review-retry")).toBeNull();
  });

  it("has a button if retrying may help", () => {
    const retry = vi.fn();
    shown(null, { code: "internal", why: "" }, { retry });
    screen.getByRole("button", { name: "Try again" }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it("distinguishes a changed move from one without a choice", () => {
    const said = () => screen.getByTestId("verdict").textContent;
    shown({ done: 9, of: 9, review }, null, { number: 3 });
    expect(said()).toContain("changed again");
    cleanup();
    shown({ done: 9, of: 9, review }, null, { number: 4 });
    expect(said()).toContain("no real choice");
  });
});

describe("a verdict", () => {
  const evaluation = {
    ...{
      number: 3,
      seat: 0,
      win_probability: 0.3,
      best_win_probability: 0.4,
      points: 1,
      best_points: 2,
    },
    ...{ grade: "costly", bot: "casual", played: {}, best: {}, reason: { code: "plain" } },
  } as unknown as MoveEvaluation;
  const replay = {
    describe: () => ({ played: "red 1", best: "blue 7", reason: "", bestReason: "" }),
  } as unknown as ReplayModule;

  it("names the bot that played for somebody", () => {
    const player = { number: 3, of: 9 } as ReplayPlayer;
    const names = ["Anna"];
    const shown = (kind: string) => {
      const table = { seats: [{ kind }] } as unknown as TableView;
      render(<Verdict {...{ player, evaluation, table, names, replay }} changed={[]} />);
      const words = screen.getByTestId("verdict").textContent;
      cleanup();
      return words;
    };
    expect(shown("person")).toContain("A casual bot played for Anna.");
    expect(shown("bot")).not.toContain("played for");
  });

  it("is a sentence, and says what was better only if it was clearly better", () => {
    const t = i18next.getFixedT("en");
    expect(verdictSaid(t, evaluation, replay)).toBe("A costly move. Better: blue 7.");
    expect(verdictSaid(t, { ...evaluation, grade: "good" }, replay)).toBe(
      "About as good as the best.",
    );
  });
});
