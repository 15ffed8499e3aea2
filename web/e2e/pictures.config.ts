import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

// The pictures of the documents are taken, not tested: npm run screenshots.
const config = mergeConfig(base, { test: { maxWorkers: 1, testTimeout: 180_000 } });
config.test!.include = ["pictures.ts"];
export default config;
