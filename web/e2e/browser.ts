// Chromium, and what every test does with a page.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, expect, inject } from "vitest";
import type { FromClient, FromServer, NewTable, Opened, SeatWish, View } from "../src/wire/types";

/** The browser: SZTAB_CHROMIUM, or the first Chromium on the path. */
export function chromiumPath(): string {
  if (process.env.SZTAB_CHROMIUM) return process.env.SZTAB_CHROMIUM;
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // not here
      }
    }
  }
  throw new Error("No Chromium: run scripts/install-browser, or set SZTAB_CHROMIUM.");
}

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

let browser: Browser | null = null;
afterAll(async () => {
  await browser?.close();
  browser = null;
});

/** Bots move at once unless a test is about their pace. */
export async function newContext(options: BrowserContextOptions = {}, pace = 0): Promise<BrowserContext> {
  browser ??= await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript((wanted) => {
    if (!location.protocol.startsWith("http")) return; // about:blank has no storage
    const kept = JSON.parse(localStorage.getItem("sztab-settings") ?? "{}") as object;
    localStorage.setItem("sztab-settings", JSON.stringify({ pace: wanted, ...kept }));
  }, pace);
  return context;
}

export const url = (): string => inject("url");

/** A page that remembers what came over the wire, and fails on errors and broken policy. */
export class Seen {
  view: View | null = null;
  readonly received: FromServer[] = [];
  readonly sent: FromClient[] = [];
  readonly errors: string[] = [];

  constructor(readonly page: Page) {
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/WebSocket|Failed to load resource|ERR_CONNECTION/.test(message.text()))
        this.errors.push(message.text());
    });
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as FromServer;
        this.received.push(message);
        if (message.is === "view") this.view = message;
        if (message.is === "veil") this.view = null;
      });
      socket.on("framesent", ({ payload }) => this.sent.push(JSON.parse(String(payload)) as FromClient));
    });
  }

  /** Wait until the newest view satisfies a condition and is on the page. */
  async until(what: (view: View) => boolean, seconds = 20): Promise<View> {
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) {
      if (this.view && what(this.view)) return this.view;
      await this.page.waitForTimeout(25);
    }
    throw new Error(
      `The view did not come; the last: ${JSON.stringify(this.view)?.slice(0, 300)} ${this.errors.join("; ")}`,
    );
  }

  moves(): string[] {
    return this.sent.flatMap((message) => (message.do === "move" ? [message.move] : []));
  }
}

export async function newSeen(options: BrowserContextOptions = {}, pace = 0): Promise<Seen> {
  const context = await newContext(options, pace);
  return new Seen(await context.newPage());
}

/** Open a table over HTTP with the page's cookies, then go there. */
export async function open(seen: Seen, table: NewTable): Promise<Opened> {
  return opened(seen, "/api/tables", table);
}

/** Open a record as a table and wait for its board; without wishes every seat is on this device. */
export async function openRecord(
  seen: Seen,
  record: unknown,
  game: string,
  seats: Record<string, SeatWish> = {},
): Promise<View> {
  await opened(seen, "/api/tables/import", { record, seats });
  await seen.page.locator(".board").waitFor();
  return seen.until((view) => view.game === game);
}

async function opened(seen: Seen, path: string, wish: object): Promise<Opened> {
  const { page } = seen;
  if (!page.url().startsWith(url())) await page.goto(url());
  const table = await page.evaluate(
    async ({ path, wish }) => {
      const answer = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(wish),
      });
      return (await answer.json()) as Opened;
    },
    { path, wish },
  );
  expect(table, JSON.stringify(table)).toHaveProperty("table");
  await page.goto(`${url()}/t/${table.table}`);
  return table;
}

/** Start the guided game of a game from the lobby, as a new player would. */
export async function openTraining(seen: Seen, game: string): Promise<void> {
  await seen.page.goto(url());
  const guided = /^(Guided first game|Pierwsza gra z przewodnikiem)$/;
  await seen.page.locator(`[data-game="${game}"]`).getByRole("button", { name: guided }).click();
  await seen.until((view) => view.game === game);
  await seen.page.locator(".board").waitFor();
}
