import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../i18n/start";
import type { Lasting } from "../../net/lasting";
import type { PendingMove } from "../../net/queue";
import type { Line } from "../../net/watch";
import { LineStatus } from "./LineStatus";

beforeAll(() => startTexts("en"));
afterEach(cleanup);

const move: PendingMove = { id: { client: "tab00000", number: 1 }, move: { call: true }, after: 1 };
const of = (line: Line, pending: PendingMove[] = [], lasting: Lasting[] = []) => ({
  ...{ line, pending, lasting },
});
const said = (...lines: ReturnType<typeof of>[]) => {
  render(<LineStatus lines={lines} />);
  return screen.getByRole("status").textContent;
};

describe("the words about the connection", () => {
  it("are none while all is well", () => {
    expect(said(of("good", [move]))).toBe("");
  });

  it("count the moves of everybody on this device, whose worst connection they name", () => {
    expect(said(of("good", [move]), of("offline", [move]))).toBe(
      "You are offline. 2 moves are waiting to be sent.",
    );
  });

  it("say that an answer is sent later", () => {
    expect(said(of("offline", [], [{ type: "here" }]))).toBe(
      "You are offline. Your answer is sent once you are connected again.",
    );
  });
});
