import { beforeEach, expect, it, vi } from "vitest";
import { startTexts } from "../i18n/start";
import { offeredName } from "../model/offered-name";
import type { TableSummary } from "../protocol/messages";
import { playAt } from "./opening";

const server = vi.hoisted(() => ({ name: "", saved: [] as string[] }));
vi.mock("../net/http", () => ({
  fetchMe: () => Promise.resolve({ name: server.name, addresses: [] }),
  saveName: (name: string) => {
    server.saved.push(name);
    return Promise.resolve({ name, addresses: [] });
  },
}));

const open = () => Promise.resolve({ id: "k7" } as TableSummary);

beforeEach(async () => {
  server.saved = [];
  await startTexts("en");
});

it("keeps the offered name of a guest who starts without one", async () => {
  server.name = "";
  const offered = offeredName();
  await playAt(open);
  expect(server.saved).toEqual([offered]);
  expect(location.pathname).toContain("k7");
});

it("leaves a chosen name alone", async () => {
  server.name = "Anna";
  await playAt(open);
  expect(server.saved).toEqual([]);
});
