import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../src/spieltisch/server/site",
    emptyOutDir: true,
    // The content security policy allows no data: fonts, so every asset stays a file.
    assetsInlineLimit: 0,
    // The board in space is one large chunk, which only its own game loads.
    chunkSizeWarningLimit: 1000,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "jsdom", include: ["src/**/*.test.{ts,tsx}"] },
});
