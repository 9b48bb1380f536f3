import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTexts } from "../../i18n/start";
import type { TableView } from "../../protocol/messages";
import ReplayPage from "./ReplayPage";

const line = vi.hoisted(() => ({ table: {}, status: "live" }));
vi.mock("../../model/live-table", () => ({ useLiveTable: () => line }));

beforeAll(() => startTexts("en"));
afterEach(cleanup);

describe("a game that has no replay", () => {
  const title = (table: Partial<TableView>) => {
    line.table = { id: "k7", seats: [], ...table };
    render(<ReplayPage id="k7" />);
    return screen.getByRole("heading", { level: 1 }).textContent;
  };

  it("is not over yet", () => {
    expect(title({ game: "ugo", phase: "playing" })).toBe("Not yet");
  });

  it("is over, but of a kind without replays", () => {
    expect(title({ game: "unheard-of", phase: "over" })).toBe("Not for this game");
  });
});
