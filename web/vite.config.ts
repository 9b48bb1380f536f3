import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { serviceWorker } from "./offline.ts";

const SITE = "../src/spieltisch/server/site";

/** What every table needs beside its game; any other page in `app` is a chunk of its own. */
const SHARED_BY_TABLES =
  /src[\\/](app[\\/]([^\\/]+$|(bots|lobby|player|settings|table)[\\/](?!i18n))|games[\\/][^\\/]+$|model|net|race)/;

export default defineConfig({
  plugins: [react(), serviceWorker(SITE), compress(SITE)],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    // The content security policy allows no data: fonts, so every asset stays a file.
    assetsInlineLimit: 0,
    // The board in space is one large chunk, which only its own game loads.
    chunkSizeWarningLimit: 1000,
    // A visitor waits for requests rather than for bytes: one chunk for the shell, one for a game.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"], priority: 3 },
            { name: "table", test: SHARED_BY_TABLES, priority: 2 },
            { name: "space", test: /node_modules[\\/](three|@react-three)|board3d/, priority: 1 },
            { name: gameOf, debugName: "game" },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    css: { include: /\?raw$/ }, // what is printed takes its colours from the style sheets
  },
});

/** Name the game that a module belongs to; its texts belong to their language, and each of its pages is a chunk. */
function gameOf(module: string): string | null {
  return (
    /src[\\/]games[\\/](\w+)[\\/](?!i18n|guide|rules|puzzles|help[\\/](en|de|fr)\.ts)/.exec(
      module,
    )?.[1] ?? null
  );
}
