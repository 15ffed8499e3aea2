import { expect, test } from "vitest";
import { newContext, newSeen, openTraining, url } from "./browser";
import { byClicks, hurried, playOn } from "./player";
import type { GameInfo } from "../src/wire/types";

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

test("a language is chosen by the browser, and switched without reloading", async () => {
  const context = await newContext({ locale: "pl-PL" });
  const page = await context.newPage();
  await page.goto(url());
  await page.getByRole("heading", { name: "Na dziś wieczór" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "Play tonight" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await context.close();
});
