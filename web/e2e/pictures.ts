// Every game's board, light, dark and on a phone, into docs/pictures.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions } from "playwright-core";
import { test } from "vitest";
import { newSeen, open, openTraining, url, type Seen } from "./browser";
import { clickThing } from "./player";
import type { GameInfo } from "../src/wire/types";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const PREVIEWS = join(import.meta.dirname, "../public/pictures");
const LOBBY = join(import.meta.dirname, "../src/pages/lobby/pictures");

const LOOKS: Record<string, BrowserContextOptions> = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  phone: { colorScheme: "light", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** A position with something to see: the guided game if there is one, with a piece picked, a fight or a draft. */
async function arrange(seen: Seen, game: GameInfo): Promise<void> {
  if (game.training) await openTraining(seen, game.id);
  else {
    const seats = game.seatings[0]!.map((seat, i) => [
      seat,
      i === 0 ? { who: "me" as const, name: "Guest" } : { who: "bot" as const, bot: "greedy" },
    ]);
    await open(seen, { game: game.id, seats: Object.fromEntries(seats) });
  }
  const view = await seen.until((now) => now.awaited.includes(now.seat!), 60);
  await seen.page.locator(`.table[data-version="${view.version}"] .board`).waitFor();
  await seen.page.waitForTimeout(800);
  const understood = seen.page.getByRole("button", { name: "Understood" });
  if ((await understood.count()) > 0) await understood.click();
  const words = view.offers.filter((offer) => offer.picks.length > 1).map((offer) => offer.picks[0]!);
  for (const word of new Set(words)) {
    if ((await seen.page.locator(`[data-thing="${word}"]`).count()) === 0) continue;
    await clickThing(seen.page, word);
    await seen.page.keyboard.press("Escape");
    await seen.page.locator(`[data-thing="${word}"]`).first().waitFor();
    await clickThing(seen.page, word);
    const fight = view.offers.find(
      ({ text, picks }) => text.startsWith("fire") && picks[0] === word && picks.length === 2,
    );
    if (fight) await clickThing(seen.page, fight.picks[1]!);
    break;
  }
  const platoon = seen.page.locator(".fw-workbench .chip:not([aria-disabled=true])").first();
  if ((await platoon.count()) > 0) {
    await platoon.click();
    await seen.page.locator(".fw-workbench").getByRole("button", { name: "Suggest" }).click();
    await seen.page.waitForTimeout(1500);
  }
  await seen.page.mouse.move(2, 2);
  await seen.page.waitForTimeout(500);
}

test("take the pictures", async () => {
  const games = (await (await fetch(`${url()}/api/games`)).json()) as GameInfo[];
  for (const game of games) {
    for (const [look, options] of Object.entries(LOOKS)) {
      const seen = await newSeen(options);
      await arrange(seen, game);
      await seen.page.screenshot({ path: join(FOLDER, `${game.id}-${look}.png`) });
      await seen.page.context().close();
    }
  }
  const seen = await newSeen();
  await seen.page.goto(url());
  await seen.page.locator(".game").first().waitFor();
  await seen.page.waitForTimeout(500);
  await seen.page.screenshot({ path: join(FOLDER, "lobby.png") });
  await seen.page.context().close();
});

const WIDE = { width: 1200, height: 630 }; // as previews of links are shown
const BARE = `
  .board { position: fixed !important; inset: 0; width: 1200px; height: 630px; z-index: 99; }
  .board .tools, .fold, .card { display: none !important; }
`;

/** Draw pictures side by side on one sheet, and pack it. */
function packed(pictures: string[], width: number, kind: string): Promise<Buffer> {
  return (async () => {
    const { page } = await newSeen();
    const text = await page.evaluate(
      async ([given, wide, type]) => {
        const images = await Promise.all(
          given.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            return image;
          }),
        );
        const rows = Math.ceil(Math.sqrt(images.length));
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [wide, Math.round((wide * 630) / 1200)];
        const [w, h] = [canvas.width / rows, canvas.height / rows];
        const context = canvas.getContext("2d")!;
        context.imageSmoothingQuality = "high";
        images.forEach((image, i) => context.drawImage(image, (i % rows) * w, Math.floor(i / rows) * h, w, h));
        return canvas.toDataURL(type, 0.8);
      },
      [pictures, width, kind] as const,
    );
    await page.context().close();
    return Buffer.from(text.split(",")[1]!, "base64");
  })();
}

test("take the boards for the lobby and for previews of links", async () => {
  const games = (await (await fetch(`${url()}/api/games`)).json()) as GameInfo[];
  const taken: string[] = [];
  const shots = games.flatMap((game) => ["en-GB", "pl-PL"].map((locale) => ({ game, locale })));
  for (const { game, locale } of shots) {
    const host = await newSeen({ locale });
    await openTraining(host, game.id);
    const watcher = await newSeen({ viewport: WIDE, bypassCSP: true, colorScheme: "light", locale });
    await watcher.page.goto(host.page.url());
    await watcher.page.locator(".board").waitFor();
    await watcher.page.addStyleTag({ content: BARE });
    await watcher.page.waitForTimeout(1000);
    const board = await watcher.page.screenshot({ type: "png" });
    const source = `data:image/png;base64,${board.toString("base64")}`;
    const language = locale.slice(0, 2);
    writeFileSync(join(LOBBY, `${game.id}.${language}.webp`), await packed([source], 640, "image/webp"));
    if (language === "en") {
      taken.push(source); // a link is previewed before anybody knows its reader's language
      writeFileSync(join(PREVIEWS, `${game.id}.jpg`), await packed([source], 1200, "image/jpeg"));
    }
    for (const seen of [host, watcher]) await seen.page.context().close();
  }
  writeFileSync(join(PREVIEWS, "sztab.jpg"), await packed(taken, 1200, "image/jpeg"));
});
