// Army lists of Flames of War: built by clicks, judged with reasons, saved, shared by link, played.
import { expect, test } from "vitest";
import { newSeen, url } from "../browser";

test("a company is built by its points, judged, saved, shared by link and played at a table", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await page.goto(`${url()}/g/flames-of-war`);
  await page.getByRole("link", { name: "Army lists" }).click();
  await page.locator('[data-legal="false"]').waitFor();
  await page.locator('[data-chief="us_rifle_company.hq"]').check();
  await page.locator(".verdict .bad", { hasText: "combat platoon" }).waitFor();
  for (const id of ["rifle_1", "rifle_2"]) await page.locator(`[data-add="us_rifle_company.${id}"]`).click();
  await page.locator('[data-add="us_tank_company.tank_2"]').click();
  await page.locator('[data-legal="true"]').waitFor();
  await page.getByLabel("Points limit").fill("500");
  await page.getByLabel("Points limit").press("Tab");
  await page.locator(".verdict .bad", { hasText: "635 points of 500" }).waitFor();
  await page.getByLabel("Points limit").fill("700");
  await page.getByLabel("Points limit").press("Tab");
  await page.locator('[data-legal="true"]').waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Dog Company");
  await page.getByRole("button", { name: "Save on this device" }).click();
  await page.locator('[data-saved="Dog Company"]').waitFor();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const link = page.url();
  expect(link).toContain("list=700");

  const friend = await newSeen(); // another device opens the link
  await friend.page.goto(link);
  await friend.page.locator('[data-legal="true"]').waitFor();
  expect(await friend.page.locator(".sheet ol li").count()).toBe(4);
  expect(await friend.page.getByLabel("Name", { exact: true }).inputValue()).toBe("Dog Company");
  await friend.page.context().close();

  await page.locator('[data-play="a"]').click();
  const company = page.locator("#option-company_a");
  await company.waitFor();
  await expect.poll(() => company.inputValue()).toMatch(/^700:us_rifle_company\.hq,/);
  await page.getByRole("button", { name: "Open the table" }).click();
  const view = await seen.until((now) => now.game === "flames-of-war");
  const own = (view.table as { platoons: { side?: string; points?: number; independent?: boolean }[] }).platoons.filter(
    (platoon) => (platoon.side ?? "A") === "A" && !platoon.independent,
  );
  expect(own).toHaveLength(3);
  expect(seen.errors).toEqual([]);
  await page.context().close();
});
