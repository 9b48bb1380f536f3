import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chunkOfTables, FORM, PLAYER, SEATS } from "./chunks.ts";
import { compress } from "./compress.ts";
import { serviceWorker } from "./offline.ts";

const SITE = "../src/spieltisch/server/site";

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
            { name: "app", tags: ["$initial"], priority: 4 },
            { name: "player", test: PLAYER, priority: 3 },
            { name: "space", test: /node_modules[\\/](three|@react-three)|board3d/, priority: 1 },
            { name: chunkOfTables, debugName: "table or game", priority: 2 },
            { name: "seats", test: SEATS },
            { name: "form", test: FORM },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout: 60_000, // a busy machine is no fault of a test
    css: { include: /\?raw$/ }, // what is printed takes its colours from the style sheets
  },
});
