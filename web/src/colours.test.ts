// The contrast that the specification asks of texts (4.5 : 1) and of signs (3 : 1), in both shades.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "app.css"), "utf8");

/** The variables of one block, such as ":root". */
function shade(selector: string): Record<string, string> {
  const [, block = ""] = css.split(`${selector} {`);
  return Object.fromEntries(
    [...block.split("}")[0]!.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((found) => [found[1]!, found[2]!]),
  );
}

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
const contrast = (a: string, b: string): number =>
  (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

for (const selector of [":root", ':root[data-theme="dark"]']) {
  const colours = shade(selector);
  test(`${selector}: texts and signs stand out`, () => {
    for (const [text, ground] of [
      ["ink", "panel"],
      ["ink-soft", "panel"],
      ["bad", "raised"],
      ["your-move-ink", "your-move"],
      ["on-accent", "accent"],
      ["link", "panel"],
    ]) {
      expect(contrast(colours[text!]!, colours[ground!]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const sign of ["lit", "picked", "changed"])
      expect(contrast(colours[sign]!, colours.halo!), sign).toBeGreaterThanOrEqual(3);
    for (const sign of ["good", "line-strong"])
      expect(contrast(colours[sign]!, colours.panel!), sign).toBeGreaterThanOrEqual(3);
  });
}
