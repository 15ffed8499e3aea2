import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { newContext, newSeen, openTraining, url, type Seen } from "../browser";
import { asProposed, byClicks, confirm, hurried, playOn, sentOrAsked } from "../player";
import type { GameInfo } from "../../src/wire/types";

const games = async (): Promise<GameInfo[]> => (await fetch(`${url()}/api/games`)).json() as Promise<GameInfo[]>;

test("every game has a guided first game", async () => {
  expect((await games()).filter((game) => !game.training).map((game) => game.id)).toEqual([]);
});

for (const game of ["medieval-battle", "stand-at-mortain", "race-to-the-rhine"]) {
  test(`${game}: the guided game is played to its end by clicks`, async () => {
    const seen = await newSeen();
    await openTraining(seen, game);
    const over = await playOn(seen, hurried(), (offer) => byClicks(seen, offer));
    expect(over.ending).not.toBeNull();
    await seen.page.locator(".prompt.over").waitFor();
    expect(await seen.page.locator(".prompt").innerText()).toContain("Game over");
    expect(seen.errors).toEqual([]);
    await seen.page.context().close();
  });
}

/** The next platoon that can act and was not tried in this step. */
async function untried(bench: Locator, step: string, tried: Set<string>): Promise<Locator | null> {
  for (const chip of await bench.locator('[role="group"] .chip:not([aria-disabled=true])').all()) {
    const name = `${step} ${(await chip.innerText()).split(/\s/)[0]}`;
    if (tried.has(name)) continue;
    tried.add(name);
    return chip;
  }
  return null;
}

/** Flames of War is played with its workbench: a suggestion for a platoon, or the end of the step. */
async function byWorkbench(seen: Seen, tried: Set<string>): Promise<void> {
  const { page } = seen;
  const bench = page.locator(".hand");
  const sent = seen.moves().length;
  for (;;) {
    const chip = await untried(bench, JSON.stringify(seen.view?.step), tried);
    if (!chip) break;
    if ((await chip.getAttribute("aria-pressed")) !== "true") await chip.click();
    await bench.getByRole("button", { name: "Cancel" }).first().waitFor(); // the panel is fetched
    const suggest = bench.getByRole("button", { name: "Suggest" });
    if ((await suggest.count()) === 0) continue;
    await suggest.click();
    const send = bench.locator("button.primary:enabled");
    await send
      .or(bench.getByText(/Nothing better|No charge was found/))
      .first()
      .waitFor()
      .catch(() => null);
    if ((await send.count()) > 0) {
      await send.click();
      return;
    }
  }
  await asProposed(page);
  if ((await sentOrAsked(seen, sent)) === "asked") await confirm(page);
}

test("flames-of-war: the guided game is played with the workbench to its end", async () => {
  const seen = await newSeen();
  await openTraining(seen, "flames-of-war");
  const tried = new Set<string>();
  const over = await playOn(
    seen,
    (view) => view.offers[0] ?? { text: "", picks: [], say: { key: "" } },
    () => byWorkbench(seen, tried),
    150,
  );
  expect(over.ending).not.toBeNull();
  expect(seen.moves().some((move) => move.startsWith("move"))).toBe(true);
  expect(seen.errors).toEqual([]);
  await seen.page.context().close();
}, 150_000);

test("a language is chosen by the browser, and switched without reloading", async () => {
  const context = await newContext({ locale: "pl-PL" });
  const page = await context.newPage();
  await page.goto(url());
  await page.getByRole("heading", { name: "Zagraj dziś" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "Play tonight" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await context.close();
});
