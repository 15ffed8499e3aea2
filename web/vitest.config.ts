import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] }, // components are mounted in tests
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/words/ready.ts"],
      testTimeout: 30_000, // busy machines draw slowly
    },
  }),
);
