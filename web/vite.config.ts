import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the package, so that the wheel carries it and the server needs no Node.
export default defineConfig(({ mode }) => ({
  ...(mode === "test" && { resolve: { conditions: ["browser"] } }), // components are mounted in tests
  plugins: [svelte()],
  build: {
    outDir: "../src/sztab/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server allows no inline script or style
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8944", ws: true } } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 30_000 }, // busy machines draw slowly
}));
