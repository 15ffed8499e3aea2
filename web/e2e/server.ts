// Starting and killing the server: `sztab serve` on a free port with a database of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The command; SZTAB="python -m sztab" chooses another. Its rate limits are raised: all tests come from one address,
 * and on a quick machine they open more tables in a minute than one person may.
 */
const ROOT = join(import.meta.dirname, "../..");
const COMMAND = process.env.SZTAB?.split(" ") ?? [
  join(ROOT, ".venv/bin/python"),
  "-P",
  join(ROOT, "tests/attack/tools/generous.py"),
];

const PATIENCE = 90_000; // ms to start on a busy machine

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

export type Server = { url: string; kill(): Promise<void>; start(): Promise<void>; end(): Promise<void> };

export async function startServer(): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "sztab-e2e-"));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let said = "";

  async function start(): Promise<void> {
    const [program, ...before] = COMMAND;
    child = spawn(
      program!,
      [...before, "serve", "--port", String(port), "--db", `sqlite:///${join(folder, "tables.sqlite")}`],
      {
        stdio: ["ignore", "pipe", "pipe"],
        detached: true, // its own group, so that its workers end with it
      },
    );
    child.once("error", (error) => (said = error.message)); // a program that is not there is told below
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data: Buffer) => (said = (said + data.toString()).slice(-4000)));
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      if (child.exitCode !== null || child.pid === undefined) break;
      const answer = await fetch(`${url}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await stop("SIGKILL");
    throw new Error(`The server did not start: ${COMMAND.join(" ")}\n${said}`);
  }

  const stop = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      const was = child;
      child = null;
      if (!was || was.exitCode !== null || was.pid === undefined) return resolve();
      was.once("exit", () => resolve());
      process.kill(-was.pid, signal);
    });

  await start();
  return {
    url,
    start,
    kill: () => stop("SIGKILL"),
    end: async () => {
      await stop("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
