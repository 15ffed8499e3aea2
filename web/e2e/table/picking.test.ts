// From a click to a move: what is lit, what warns, what is refused, what is stale.
import { expect, test } from "vitest";
import { newSeen, openTraining, url } from "../browser";
import { byClicks, clickThing } from "../player";

test("what is lit is exactly what the offers begin with, and then go on with", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const lit = (): Promise<(string | null)[]> =>
    page.locator(".layer-things g.lit").evaluateAll((all) => all.map((one) => one.getAttribute("data-thing")));
  const onBoard = new Set(
    await page.locator("[data-thing]").evaluateAll((all) => all.map((one) => one.getAttribute("data-thing"))),
  );
  const first = new Set(view.offers.map((offer) => offer.picks[0]!).filter((word) => onBoard.has(word)));
  expect(new Set(await lit())).toEqual(first);
  const piece = view.offers.find((offer) => offer.text.startsWith("march"))!.picks[0]!;
  await clickThing(page, piece);
  const next = new Set(
    view.offers
      .filter((offer) => offer.picks[0] === piece)
      .map((offer) => offer.picks[1]!)
      .filter((word) => onBoard.has(word)),
  );
  expect(new Set(await lit())).toEqual(next);
  await page.keyboard.press("Escape");
  expect(new Set(await lit())).toEqual(first);
  await clickThing(page, piece);
  const board = (await page.locator(".board").boundingBox())!;
  await page.mouse.click(board.x + 6, board.y + board.height - 6, { button: "right" });
  expect(new Set(await lit())).toEqual(first);
  await page.context().close();
});

test("a click on something unlit says why, with the rule, and the selection stays", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const piece = view.offers.find((offer) => offer.text.startsWith("march"))!.picks[0]!;
  await clickThing(page, piece);
  const unlit = await page
    .locator('[data-thing][aria-disabled="true"]')
    .evaluateAll(
      (all, taken) =>
        all
          .map((one) => one.getAttribute("data-thing")!)
          .filter((id) => /^-?\d+,-?\d+$/.test(id) && !taken.includes(id)),
      [piece],
    );
  await clickThing(page, unlit[0]!);
  const card = page.locator(".card.refusal");
  await card.waitFor();
  expect(await card.locator(".chip").innerText()).toMatch(/^MB-\d/);
  expect(await page.locator(`[data-thing="${piece}"]`).getAttribute("aria-pressed")).toBe("true");
  await card.locator(".chip").click();
  await page.getByRole("dialog", { name: /Rule MB-/ }).waitFor();
  expect((await page.getByRole("dialog").innerText()).length).toBeGreaterThan(60);
  await page.keyboard.press("Escape");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.context().close();
});

test("an offer that warns waits for Confirm and says what it brings; one that does not is sent at the last pick", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const warns = view.offers.find((offer) => offer.picks.length === 2 && offer.warns?.includes("ends-turn"))!;
  for (const word of warns.picks) await clickThing(page, word);
  await page.locator('.prompt [data-action="confirm"]').waitFor();
  expect(await page.locator(".prompt").innerText()).toContain("ends your turn");
  await page.waitForTimeout(300);
  expect(seen.moves()).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const plain = view.offers.find((offer) => offer.text.startsWith("march") && !offer.warns)!;
  for (const word of plain.picks) await clickThing(page, word);
  await seen.until((now) => now.version > view.version);
  expect(seen.moves()).toEqual([plain.text]);
  await page.context().close();
});

test("dragging a piece to a lit goal is the same two picks; anywhere else cancels", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  const march = view.offers.find((offer) => offer.text.startsWith("march") && !offer.warns)!;
  const middle = async (id: string): Promise<[number, number]> => {
    const box = (await page.locator(`[data-thing="${id}"]`).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (to: [number, number]): Promise<void> => {
    await page.mouse.move(...(await middle(march.picks[0]!)));
    await page.mouse.down();
    await page.mouse.move(to[0] - 10, to[1], { steps: 4 });
    await page.mouse.move(...to, { steps: 2 });
    await page.mouse.up();
  };
  const board = (await page.locator(".board").boundingBox())!;
  await drag([board.x + 20, board.y + board.height - 20]);
  await page.waitForTimeout(200);
  expect(seen.moves()).toEqual([]);
  expect(await page.locator('[aria-pressed="true"][data-thing]').count()).toBe(0);
  await drag(await middle(march.picks[1]!));
  await seen.until((now) => now.version > view.version);
  expect(seen.moves()).toEqual([march.text]);
  await page.context().close();
});

test("a stale version shows the new position, says so, and sends nothing more", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const command = JSON.parse(String(message)) as { do: string; version?: number };
      server.send(JSON.stringify(command.do === "move" ? { ...command, version: 999_999 } : command));
    });
    server.onMessage((message) => socket.send(message));
  });
  await page.goto(url());
  await page.locator('[data-game="medieval-battle"]').getByRole("button", { name: "Guided first game" }).click();
  await page.locator(".prompt.yours").waitFor();
  const piece = await page.locator(".layer-things g.lit").first().getAttribute("data-thing");
  await clickThing(page, piece!);
  const goal = await page.locator(".layer-things g.lit").first().getAttribute("data-thing");
  await clickThing(page, goal!);
  const asked = page.locator('.prompt [data-action="confirm"]');
  const stale = page.getByText("The position has changed.");
  await asked.or(stale).first().waitFor();
  if (!(await stale.isVisible())) await asked.click();
  await stale.waitFor();
  expect(await page.locator('.table[data-version="0"]').count()).toBe(1);
  await page.context().close();
});

test("undo is offered when the view says so, names its reason when not, and can be done again", async () => {
  const seen = await newSeen();
  const { page } = seen;
  await openTraining(seen, "medieval-battle");
  const view = await seen.until((now) => now.offers.length > 0);
  expect(view.undo.refusal).toBeTruthy();
  const undo = page.locator('.prompt [data-action="undo"]');
  expect(await undo.getAttribute("aria-disabled")).toBe("true");
  await undo.click({ force: true });
  await page.locator(".prompt .refused").waitFor();
  const march = view.offers.find((offer) => offer.text.startsWith("march") && !offer.warns)!;
  await byClicks(seen, march);
  const after = await seen.until((now) => now.moves_made > view.moves_made);
  expect(after.undo.to).toBe(view.moves_made);
  await page.keyboard.press("u");
  const undone = await seen.until((now) => now.version > after.version);
  expect(undone.moves_made).toBe(view.moves_made);
  await page.keyboard.press("Shift+Y");
  const again = await seen.until((now) => now.version > undone.version);
  expect(again.moves_made).toBe(after.moves_made);
  await page.context().close();
});
