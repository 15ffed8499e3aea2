// One server for all tests that do not kill it.
import type { TestProject } from "vitest/node";
import { startServer } from "./server";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("url", server.url);
  return () => server.end();
}

declare module "vitest" {
  interface ProvidedContext {
    url: string;
  }
}
