import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startTexts } from "../../../i18n/start";
import { meet } from "../../../model/guest";
import type { TableView } from "../../../protocol/messages";
import PlayAgain from "./PlayAgain";

const server = vi.hoisted(() => ({ name: "Anna", asked: [] as string[] }));
vi.mock(import("../../../net/http"), async (original) => ({
  ...(await original()),
  fetchMe: () => Promise.resolve({ name: server.name, addresses: [] }),
  saveName: (name: string) => {
    server.asked.push(`name ${name}`);
    return Promise.resolve({ name, addresses: [] });
  },
  playAgain: (table: string) => {
    server.asked.push(`again ${table}`);
    return Promise.resolve({ id: "k8" } as never);
  },
}));

beforeAll(() => startTexts("en"));
afterEach(cleanup);

async function shown(name: string, players: number): Promise<string> {
  server.name = name;
  server.asked = [];
  await meet();
  const bot = { kind: "bot" };
  const seats = Array.from({ length: players }, () => bot);
  const table = { id: "k7", game: "ubongo3d", players, seats } as unknown as TableView;
  const names = ["Anna", "Ben"].slice(0, players);
  render(
    <Suspense>
      <PlayAgain table={table} names={names} seat={0} />
    </Suspense>,
  );
  return (await screen.findByTestId("play-again")).textContent;
}

it("mentions bots only if somebody else played", async () => {
  expect(await shown("Anna", 1)).toContain("The same deal again. It does not count for ratings.");
  cleanup();
  expect(await shown("Anna", 2)).toContain("with bots for all the others");
});

it("takes a guest's name from its field", async () => {
  await shown("", 1);
  fireEvent.change(screen.getByTestId("name-input"), { target: { value: "Cleo" } });
  fireEvent.click(screen.getByTestId("again-deal"));
  await waitFor(() => {
    expect(server.asked).toEqual(["name Cleo", "again k7"]);
  });
});
