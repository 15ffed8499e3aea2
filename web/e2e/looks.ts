// Every theme as others see it: sizes of screens, light and dark, both languages; four colour deficiencies, three scales,
// large text, forced colours; into build/looks.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { newSeen, openTraining, type Seen } from "./browser";
import { clickThing } from "./player";

const FOLDER = join(import.meta.dirname, "../../build/looks");
const GAMES = ["medieval-battle", "stand-at-mortain", "race-to-the-rhine", "flames-of-war"];
const DEFICIENCIES = ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"] as const;

/** The guided game with a piece picked, so that goals, rings and badges are in sight. */
async function arrange(seen: Seen, game: string): Promise<void> {
  await openTraining(seen, game);
  const view = await seen.until((now) => now.offers.length > 0);
  for (const { picks } of view.offers.filter((offer) => offer.picks.length > 1)) {
    if ((await seen.page.locator(`[data-thing="${picks[0]}"]`).count()) === 0) continue;
    await clickThing(seen.page, picks[0]!);
    break;
  }
  await seen.page.mouse.move(2, 2);
  await seen.page.waitForTimeout(500);
}

for (const game of GAMES) {
  test(`look at ${game}`, async () => {
    mkdirSync(FOLDER, { recursive: true });
    const take = (seen: Seen, look: string): Promise<unknown> =>
      seen.page.screenshot({ path: join(FOLDER, `${game}-${look}.png`) });

    const seen = await newSeen();
    const { page } = seen;
    await arrange(seen, game);
    const eyes = await page.context().newCDPSession(page);
    for (const type of DEFICIENCIES) {
      await eyes.send("Emulation.setEmulatedVisionDeficiency", { type });
      await take(seen, type);
    }
    await eyes.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
    for (const scale of [0.5, 1, 2]) {
      const now = (): Promise<number> =>
        page.evaluate(() => Number(getComputedStyle(document.querySelector(".sheet")!).getPropertyValue("--zoom")));
      for (let n = 0; n < 20 && Math.abs(Math.log((await now()) / scale)) > 0.14; n++)
        await page.keyboard.press((await now()) < scale ? "+" : "-");
      await take(seen, `scale-${scale}`);
    }
    await page.keyboard.press("0");
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.waitForTimeout(300);
    await take(seen, "text-200");
    await page.context().close();

    const forced = await newSeen({ forcedColors: "active" });
    await arrange(forced, game);
    await take(forced, "forced-colours");
    await forced.page.context().close();
  });
}

const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 1920, height: 1080 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const game of GAMES) {
  test(`look at ${game} on every screen`, async () => {
    mkdirSync(FOLDER, { recursive: true });
    for (const [size, options] of Object.entries(SIZES)) {
      for (const colorScheme of ["light", "dark"] as const) {
        for (const locale of ["en-GB", "pl-PL"]) {
          const seen = await newSeen({ ...options, colorScheme, locale });
          await arrange(seen, game);
          const name = `${game}-${size}-${colorScheme}-${locale.slice(0, 2)}.png`;
          await seen.page.screenshot({ path: join(FOLDER, name) });
          await seen.page.context().close();
        }
      }
    }
  });
}
