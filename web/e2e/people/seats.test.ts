// A seat belongs to one person: taken by a click, come back to with a code, given away openly, kept in a rematch.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newSeen, open, type Seen, url } from "../browser";

const ARMY = "recruit 2HC 1LC 2PK 1LB 1SB";
const BATTLE = {
  game: "medieval-battle",
  seats: { red: { who: "me", name: "Host" }, yellow: { who: "open" } },
} as const;

async function sound(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .exclude(".layer-ground")
    .exclude(".layer-pieces")
    .exclude(".layer-things")
    .setLegacyMode(true)
    .analyze();
  expect(
    violations.map((one) => `${one.id}: ${one.nodes[0]?.target.join(" ")}`),
    where,
  ).toEqual([]);
}

/** Take the seat of a link, as a person does. */
async function take(seen: Seen, table: string, token: string, name: string): Promise<void> {
  await seen.page.goto(`${url()}/t/${table}#seat=${token}`);
  await seen.page.getByLabel("Your name").fill(name);
  await seen.page.getByRole("button", { name: "Take seat" }).click();
  await seen.until((view) => view.seat === "yellow");
}

async function move(seen: Seen, text: string): Promise<void> {
  await seen.page.getByRole("tab", { name: "Actions" }).click();
  await seen.page.getByLabel("Or type a move").fill(text);
  await seen.page.keyboard.press("Enter");
}

const wire = (seen: Seen): string => JSON.stringify(seen.received);
const close = async (...all: Seen[]): Promise<void> => {
  for (const seen of all) {
    expect(seen.errors).toEqual([]);
    await seen.page.context().close();
  }
};

test("looking at a link takes nothing, a click does, and then the link is used up", async () => {
  const host = await newSeen();
  const opened = await open(host, { ...BATTLE, title: "Friday", show_all_after: false });
  const link = `${url()}/t/${opened.table}#seat=${opened.links.yellow}`;

  const looker = await newSeen({ locale: "pl-PL", colorScheme: "dark" });
  await looker.page.goto(link);
  await looker.page.getByRole("heading", { name: "Twoje miejsce: Żółci" }).waitFor();
  const shown = await looker.page.locator("main").innerText();
  expect(shown).toContain("Host zaprasza cię");
  expect(shown).toContain("Friday");
  expect(looker.page.url()).not.toContain("seat=");
  await sound(looker.page, "invitation, dark, Polish");

  const guest = await newSeen();
  await guest.page.goto(link);
  await guest.page.getByRole("heading", { name: "Your seat: Yellow" }).waitFor();
  await sound(guest.page, "invitation");
  await guest.page.getByLabel("Your name").fill("Guest");
  await guest.page.keyboard.press("Enter");
  await guest.until((view) => view.seat === "yellow");
  await move(guest, ARMY);
  await guest.until((view) => view.moves_made === 1);

  // whoever has looked before, whoever comes later, and the host: refused in words, and shown nothing
  await looker.page.getByRole("button", { name: "Zajmij miejsce" }).click();
  await looker.page.getByRole("alert").getByText("To miejsce jest zajęte").waitFor();
  const late = await newSeen();
  for (const seen of [late, host]) {
    await seen.page.goto("about:blank");
    await seen.page.goto(link);
    await seen.page.getByRole("alert").getByText("This seat is taken").waitFor();
    expect(await seen.page.getByRole("button", { name: "Take seat" }).count()).toBe(0);
  }
  await sound(late.page, "a used link");
  await late.page.getByRole("button", { name: "Watch the table" }).click();
  expect((await late.until(() => true)).seat).toBeNull();
  expect(wire(late) + wire(host) + wire(looker)).not.toContain("army-chosen-private");

  // the holder's own link leads back to the table
  await guest.page.goto("about:blank");
  await guest.page.goto(link);
  await guest.until((view) => view.seat === "yellow");
  await close(host, guest, late, looker);
});

test("a recovery code brings the same person back on a second device, once", async () => {
  const host = await newSeen();
  const opened = await open(host, BATTLE);
  const guest = await newSeen();
  await take(guest, opened.table, opened.links.yellow!, "Guest");
  await move(guest, ARMY);
  await guest.until((view) => view.moves_made === 1);

  await guest.page.getByRole("button", { name: "Play on another device" }).click();
  await guest.page.getByRole("button", { name: "Make a recovery code" }).click();
  const code = await guest.page.locator("[data-code]").inputValue();
  expect(code).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
  await sound(guest.page, "devices");

  const phone = await newSeen({ viewport: { width: 390, height: 844 } });
  await phone.page.goto(url());
  await phone.page.getByText("Continue with a recovery code").click();
  await phone.page.getByLabel("Recovery code").fill(code.toLowerCase().replaceAll("-", " "));
  await phone.page.keyboard.press("Enter");
  const view = await phone.until((now) => now.seat === "yellow");
  expect(view.table).toHaveProperty("army", expect.stringMatching(/./));

  // used up
  const thief = await newSeen();
  await thief.page.goto(`${url()}/t/${opened.table}#code=${code}`);
  await thief.page.getByRole("button", { name: "Play here" }).click();
  await thief.page.getByRole("alert").getByText("not valid").waitFor();
  expect(thief.page.url()).not.toContain(code);

  // two devices are listed; the second is signed out
  await guest.page.locator("dialog li").nth(1).waitFor();
  await guest.page.getByRole("button", { name: /Sign out/ }).click();
  await phone.page.getByText("This device was signed out").waitFor();
  await guest.page.locator("dialog li").nth(1).waitFor({ state: "detached" });
  await close(host, guest, phone, thief);
});

test("the host asks for a seat openly: all see it, the holder stays or agrees", async () => {
  const host = await newSeen();
  const opened = await open(host, BATTLE);
  const guest = await newSeen();
  await take(guest, opened.table, opened.links.yellow!, "Guest");
  await move(guest, ARMY);
  await host.until((view) => view.moves_made === 1);

  const ask = async (): Promise<void> => {
    await host.page.getByRole("button", { name: "Manage seats" }).click();
    await host.page.locator("dialog").getByRole("button", { name: "Ask for this seat" }).click();
    await host.page.locator("dialog").getByText("The host has asked for this seat").waitFor();
    await sound(host.page, "seats");
    await host.page.getByRole("button", { name: "Close" }).click();
    await host.page.locator('[data-seat="yellow"]').getByText("(in 7 days)").waitFor();
    await guest.page.getByRole("alert").getByText("wants to give your seat").waitFor();
  };
  await ask();
  await sound(guest.page, "asked for the seat");
  await guest.page.getByRole("button", { name: "I stay" }).click();
  await host.page.locator('[data-seat="yellow"]').getByText("(in 7 days)").waitFor({ state: "detached" });
  await host.page.getByRole("tab", { name: "Log" }).click();
  await host.page.locator(".log").getByText("Guest is here and keeps the seat").waitFor();

  await ask();
  expect(wire(host)).not.toContain("army-chosen-private");
  await guest.page.getByRole("button", { name: "Give up my seat" }).click();
  await guest.page.getByText("You no longer hold a seat here").waitFor();
  await host.page.locator(".log").getByText("Guest agreed to give up the seat").waitFor();
  await host.page.locator(".links").getByRole("button", { name: "New link" }).click();
  const fresh = await host.page.locator('[data-link="yellow"]').inputValue();
  const heir = await newSeen();
  await take(heir, opened.table, new URL(fresh).hash.slice("#seat=".length), "Heir");
  await host.page.locator(".log").getByText("Heir plays from here on").waitFor();
  await close(host, guest, heir);
});

test("in a rematch everybody keeps the seat, and what was hidden stays hidden", async () => {
  const host = await newSeen();
  const opened = await open(host, { ...BATTLE, show_all_after: false });
  const guest = await newSeen();
  await take(guest, opened.table, opened.links.yellow!, "Guest");
  await move(guest, ARMY);
  await host.until((view) => view.moves_made === 1);
  await host.page.getByRole("tab", { name: "Table" }).click();
  await host.page.getByRole("button", { name: "Resign" }).click();
  await host.page.getByRole("button", { name: "Resign now" }).click();
  await host.page.getByRole("button", { name: "Rematch" }).click();
  await host.until((view) => view.moves_made === 0 && view.ending === null);
  expect(await host.page.locator("[data-link]").count()).toBe(0);
  await host.page.locator('[data-seat="yellow"]').getByText("Guest").waitFor();
  await guest.page.getByRole("button", { name: "Join the rematch" }).click();
  await guest.until((view) => view.seat === "yellow" && view.moves_made === 0);
  await move(guest, ARMY);
  await host.until((view) => view.moves_made === 1);
  expect(wire(host)).not.toContain("army-chosen-private");
  await close(host, guest);
});
