import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

// Pictures to be looked at, not tested: npm run looks.
const config = mergeConfig(base, { test: { maxWorkers: 1, testTimeout: 300_000 } });
config.test!.include = ["looks.ts"];
export default config;
