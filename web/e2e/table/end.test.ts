// The end of a game: who won and why, scores, the lead, turning points that lead to the board, rematch, share.
import { expect, test } from "vitest";
import { newSeen, open, url } from "../browser";

const MORTAIN = "stand-at-mortain";
const bot = { who: "bot" as const, bot: "random" };

test("a finished game tells who won and why, with its lead and its turning points", async () => {
  const seen = await newSeen({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = seen;
  const opened = await open(seen, { game: MORTAIN, seats: { us: bot, german: bot }, title: "Two bots" });
  const over = await seen.until((view) => view.ending !== null, 90);
  await page.locator('[data-action="end"]').click();
  await page.getByRole("heading", { level: 1, name: /^Winner: / }).waitFor();
  expect(await page.locator(".why .chip").first().innerText()).toBe(over.ending!.say.rule);
  await expect.poll(() => page.title()).toBe("Two bots: how it ended · Sztab");
  expect(await page.locator(".places li").count()).toBe(2);
  expect(await page.locator(".places .won").getAttribute("data-seat")).toBe(over.ending!.winners[0]);
  for (const line of await page.locator("figure polyline").all())
    expect((await line.getAttribute("points"))!.split(" ").length).toBeGreaterThan(20);
  expect(await page.locator("figure > svg").getAttribute("aria-label")).toMatch(/from \d+%.to.(100|0)%/);

  // the graph tells the move under the pointer, and a click leads there
  const graph = (await page.locator("figure > svg").boundingBox())!;
  await page.mouse.move(graph.x + graph.width / 2, graph.y + graph.height / 2);
  await page.getByText(/After.move.\d+/).waitFor();
  await page.mouse.click(graph.x + graph.width / 2, graph.y + graph.height / 2);
  await page.locator(".prompt.replay").waitFor();
  expect(page.url()).toMatch(/\?move=\d+$/);
  await page.goto(`${url()}/t/${opened.table}/end`);

  await page.getByRole("button", { name: "Copy result and link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Stand at Mortain\. Winner: .*\. http.*\/end$/);

  const turning = page.locator(".turns li");
  if ((await turning.count()) > 0) {
    await turning.first().getByRole("link").click();
    await page.locator(".prompt.replay").waitFor();
  } else await page.getByText("No single move turned the game.").waitFor();
  expect(seen.errors).toEqual([]);
  await page.context().close();
});

test("secrets that stay hidden have no graph; a rematch begins from the end page", async () => {
  const seen = await newSeen({ locale: "pl-PL" });
  const { page } = seen;
  const opened = await open(seen, {
    game: "medieval-battle",
    seats: { red: { who: "me", name: "Ann" }, yellow: bot },
    show_all_after: false,
  });
  await seen.until((view) => view.awaited.includes("red"));
  await page.goto(`${url()}/t/${opened.table}/end`);
  await page.getByRole("alert").waitFor(); // it goes on: nothing is told yet
  await page.goto(`${url()}/t/${opened.table}`);
  await page.getByRole("tab", { name: "Stół" }).click();
  await page.locator('[data-action="resign"]').click();
  await page.locator('[data-action="resign-sure"]').click();
  await page.locator('[data-action="end"]').click();
  await page.getByText("pozostaje ukryte po zakończeniu gry").waitFor();
  expect(await page.locator("figure").count()).toBe(0);
  expect(await page.locator("main").innerText()).toContain("Ann");
  await page.getByRole("button", { name: "Rewanż" }).click();
  await seen.until((view) => view.ending === null && view.moves_made <= 1);
  expect(page.url()).not.toContain(opened.table);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
