import { defineConfig } from "vitest/config";

// Real Chromium against a real server; the unit tests have a configuration of their own.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: ["./serving.ts"],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    retry: 0,
    expect: { poll: { timeout: 20_000 } }, // a busy machine takes its time; what never comes still fails
  },
});
