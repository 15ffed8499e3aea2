// Two browsers and a spectator at one table: links, chat, take-back, replay, the log's doors.
import { expect, test } from "vitest";
import { newSeen, open, Seen, url } from "../browser";
import { byClicks } from "../player";

const EVIL = `<img src=x onerror="document.title='broken'">\u202e😀`;

test("a game between two browsers with a spectator", async () => {
  const host = await newSeen();
  const guest = await newSeen({ locale: "pl-PL" });
  const watcher = await newSeen();
  const opened = await open(host, {
    game: "stand-at-mortain",
    seats: { us: { who: "me", name: "Host" }, german: { who: "open" } },
    title: "Evening",
  });
  await host.until((view) => view.seat === "us");

  // the guest opens the link: the token is sent once and leaves the address
  await guest.page.goto(`${url()}/t/${opened.table}#seat=${opened.links.german}`);
  await guest.page.getByLabel("Twoje imię").fill("Guest 😀");
  await guest.page.getByRole("button", { name: "Zajmij miejsce" }).click();
  await guest.until((view) => view.seat === "german");
  expect(guest.page.url()).not.toContain(opened.links.german);
  await watcher.page.goto(`${url()}/t/${opened.table}`);
  const watched = await watcher.until(() => true);
  expect(watched.seat).toBeNull();
  await watcher.page.locator(".prompt.watching").waitFor();

  // presence, and a name that is only text
  await host.page.locator('[data-seat="german"] .here.on').waitFor();
  expect(await host.page.locator('[data-seat="german"]').innerText()).toContain("Guest 😀");
  await host.page.getByText("1 spectator").waitFor();

  // chat is text, whatever it holds
  await host.page.getByRole("tab", { name: "Chat" }).click();
  await host.page.getByLabel("Say something").fill(EVIL);
  await host.page.keyboard.press("Enter");
  await guest.page.getByRole("tab", { name: /Czat/ }).click();
  await guest.page.getByText("<img src=x").waitFor();
  expect(await guest.page.locator(".chat img").count()).toBe(0);
  expect(await guest.page.title()).not.toBe("broken");

  // a move is seen by all, in their own language
  const start = host.view!;
  const place = start.offers.find((offer) => offer.text.startsWith("place"))!;
  await byClicks(host, place);
  await host.until((view) => view.moves_made === 1);
  await guest.until((view) => view.moves_made === 1);
  await watcher.until((view) => view.moves_made === 1);
  await host.page.getByRole("tab", { name: "Log" }).click();
  await guest.page.getByRole("tab", { name: "Dziennik" }).click();
  const english = await host.page.locator(".log .lines").innerText();
  const polish = await guest.page.locator(".log .lines").innerText();
  expect(english).not.toBe(polish);
  expect(await guest.page.locator("html").getAttribute("lang")).toBe("pl");

  // a second move, then the log's number and the slider lead back; live moves do not disturb it
  await byClicks(
    host,
    host.view!.offers.find((offer) => offer.text.startsWith("place"))!,
  );
  await watcher.until((view) => view.moves_made === 2);
  await watcher.page.locator('[data-move="1"]').click();
  await watcher.page.locator(".prompt.replay").waitFor();
  expect(watcher.page.url()).toContain("move=1");
  await byClicks(
    host,
    host.view!.offers.find((offer) => offer.text.startsWith("place"))!,
  );
  await watcher.until((view) => view.moves_made === 3);
  expect(await watcher.page.locator(".prompt").innerText()).toContain("Replay 1/3");
  await watcher.page.keyboard.press("Alt+Shift+ArrowLeft");
  await watcher.page.getByText("Replay 0/3").waitFor();
  await watcher.page.keyboard.press("Escape");
  await watcher.page.locator(".prompt.watching").waitFor();
  expect(watcher.page.url()).not.toContain("move=");
  await watcher.page.goto(`${url()}/t/${opened.table}?move=2`);
  await watcher.page.getByText("Replay 2/3").waitFor();

  // a take-back needs consent
  await host.page.getByRole("tab", { name: "Table" }).click();
  await host.page.getByLabel("Back to move").fill("1");
  await host.page.getByRole("button", { name: "Ask to go back" }).click();
  await guest.page.locator(".prompt.answer").waitFor();
  expect(await guest.page.locator(".prompt").innerText()).toContain("powrót do ruchu");
  await guest.page.getByRole("button", { name: "Zgoda" }).click();
  await host.until((view) => view.moves_made === 1);
  await host.page.getByRole("tab", { name: "Log" }).click();
  expect(await host.page.locator(".log .lines").innerText()).toMatch(/went back|back to move/i);

  // resigning ends it, after a second click
  await guest.page.getByRole("tab", { name: "Stół" }).click();
  await guest.page.getByRole("button", { name: "Poddaj się" }).click();
  await guest.page.getByRole("button", { name: "Poddaję się" }).click();
  await host.page.locator(".prompt.over").waitFor();
  for (const seen of [host, guest, watcher]) {
    expect(seen.errors).toEqual([]);
    await seen.page.context().close();
  }
});

test("two tabs of one seat show the same", async () => {
  const one = await newSeen();
  const opened = await open(one, {
    game: "stand-at-mortain",
    seats: { us: { who: "me", name: "Host" }, german: { who: "bot", bot: "greedy" } },
  });
  const view = await one.until((now) => now.offers.length > 0);
  const two = new Seen(await one.page.context().newPage());
  await two.page.goto(`${url()}/t/${opened.table}`);
  await two.until((now) => now.offers.length > 0);
  await byClicks(
    one,
    view.offers.find((offer) => offer.text.startsWith("place"))!,
  );
  await two.until((now) => now.moves_made === 1);
  await two.page.locator(`.table[data-version="${two.view!.version}"]`).waitFor();
  await one.page.context().close();
});
