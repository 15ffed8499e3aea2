// The lobby: boards, facts, one's own games, archive, delete, games to watch; titles and missing pages.
import { expect, test } from "vitest";
import { newSeen, open, url, type Seen } from "../browser";

const BATTLE = "medieval-battle";
const BOT = { who: "bot" as const, bot: "random" };

async function lobby(seen: Seen): Promise<void> {
  await seen.page.goto(url());
  await seen.page.locator(".game").nth(3).waitFor();
}

async function resign(seen: Seen): Promise<void> {
  await seen.page.getByRole("tab", { name: "Table" }).click();
  await seen.page.locator('[data-action="resign"]').click();
  await seen.page.locator('[data-action="resign-sure"]').click();
  await seen.page.locator(".prompt.over").waitFor();
}

test("each game shows its board, players, duration, weight and what is reconstructed", async () => {
  for (const [locale, players, what] of [
    ["en-GB", /1.to.3.players.*medium/s, "What is reconstructed"],
    ["pl-PL", /od.1.do.3.graczy.*średnia/s, "Co jest odtworzone"],
  ] as const) {
    const seen = await newSeen({ locale });
    await lobby(seen);
    const cards = seen.page.locator(".game");
    expect(await cards.last().getAttribute("data-game")).toBe("flames-of-war"); // easy games come first
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const picture = card.locator("img");
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBe(640);
      expect(await picture.getAttribute("loading")).toBe("lazy");
      expect(await card.locator(".facts li").count()).toBe(3);
      await card.getByText(what).click();
      expect((await card.locator("details p").innerText()).length).toBeGreaterThan(100);
    }
    expect(await seen.page.locator('[data-game="race-to-the-rhine"] .facts').innerText()).toMatch(players);
    expect(seen.errors).toEqual([]);
    await seen.page.context().close();
  }
});

test("my games say whose turn it is and who won; they go to the archive and come back, and are deleted", async () => {
  const seen = await newSeen();
  const seats = { red: { who: "me" as const, name: "Ann" }, yellow: BOT };
  const first = await open(seen, { game: BATTLE, seats, title: "Running" });
  await seen.until((view) => view.awaited.includes("red"));
  const second = await open(seen, { game: BATTLE, seats, title: "Finished" });
  await seen.until((view) => view.game === BATTLE && view.awaited.includes("red"));
  await resign(seen);

  const { page } = seen;
  await lobby(seen);
  const running = page.locator(`[data-table="${first.table}"]`);
  await running.waitFor();
  expect(await running.innerText()).toContain("Your move");
  await expect.poll(() => page.title()).toBe("(1) Your move · Sztab");
  await page.getByText("Finished games (1)").click();
  expect(await page.locator(`[data-table="${second.table}"]`).innerText()).toContain("Won by");

  await running.getByRole("button", { name: "Archive" }).click();
  await page.getByText("Archive (1)").click();
  await expect.poll(() => page.title()).toBe("Sztab"); // an archived game calls nobody
  await running.getByRole("button", { name: "Bring back" }).click();
  await page.getByText("Archive (1)").waitFor({ state: "detached" });

  await running.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.innerText()).toContain("This game is not over");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await running.waitFor(); // nothing has happened
  await running.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await running.waitFor({ state: "detached" });
  expect((await page.request.get(`${url()}/t/${first.table}`)).status()).toBe(404);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("a game between people is only removed from one's own list, and not while it goes on", async () => {
  const host = await newSeen();
  const guest = await newSeen();
  const opened = await open(host, {
    game: BATTLE,
    seats: { red: { who: "me", name: "Ann" }, yellow: { who: "open" } },
    watch: true,
  });
  await guest.page.goto(`${url()}/t/${opened.table}#seat=${opened.links.yellow}`);
  await guest.page.getByText("anybody can watch").waitFor();
  await guest.page.getByLabel("Your name").fill("Ben");
  await guest.page.getByRole("button", { name: "Take seat" }).click();
  await guest.until((view) => view.seat === "yellow");

  // a stranger finds it among the games to watch
  const stranger = await newSeen();
  await lobby(stranger);
  await stranger.page.locator(`section[aria-labelledby="watch"] [data-table="${opened.table}"] a`).click();
  expect((await stranger.until(() => true)).seat).toBeNull();
  await stranger.page.context().close();

  await lobby(host);
  const line = host.page.locator(`[data-table="${opened.table}"]`);
  await line.waitFor();
  expect(await line.innerText()).toContain("Ben");
  expect(await line.getByRole("button", { name: "Delete" }).count()).toBe(0);
  await resign(guest);
  await host.page.reload();
  await line.getByRole("button", { name: "Delete" }).click();
  await host.page.getByText("The other players keep the game").waitFor();
  await host.page.locator('[data-action="delete-sure"]').click();
  await line.waitFor({ state: "detached" });
  await guest.page.reload();
  expect((await guest.until((view) => view.ending !== null)).seat).toBe("yellow");
  for (const seen of [host, guest]) {
    expect(seen.errors).toEqual([]);
    await seen.page.context().close();
  }
});

test("an address that leads nowhere is 404 and helps on; the lobby stays small", async () => {
  const seen = await newSeen();
  const answer = await seen.page.goto(`${url()}/nowhere/at/all`);
  expect(answer!.status()).toBe(404);
  await seen.page.getByRole("link", { name: "Stand at Mortain" }).click();
  await seen.page.getByRole("heading", { level: 1, name: "Stand at Mortain" }).waitFor();
  await expect.poll(() => seen.page.title()).toBe("Stand at Mortain · Sztab");

  let bytes = 0;
  const fresh = await newSeen();
  const client = await fresh.page.context().newCDPSession(fresh.page);
  await client.send("Network.enable");
  client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  const scripts: string[] = [];
  fresh.page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.headers()["content-encoding"] ?? "plain");
  });
  await lobby(fresh);
  await fresh.page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((encoding) => encoding === "br" || encoding === "gzip").length).toBeGreaterThan(2);
  expect(bytes).toBeLessThan(300_000); // with pictures, words and scripts
  expect(fresh.errors).toEqual([]);
  await seen.page.context().close();
  await fresh.page.context().close();
});
