import { beforeEach, expect, test } from "vitest";
import { Spots } from "./focus";

let spots: Spots<"list" | "prompt">;
const add = (): HTMLButtonElement => document.body.appendChild(document.createElement("button"));

beforeEach(() => {
  document.body.replaceChildren();
  spots = new Spots();
});
document.addEventListener("focusin", (event) => spots.notice(event));

test("the focus goes to the place of a name, as long as it is there", async () => {
  const [list, other] = [add(), add()];
  const gone = spots.place("list")(list);
  await spots.go("list");
  expect(document.activeElement).toBe(list);
  other.focus();
  if (gone) gone();
  await spots.go("list");
  expect(document.activeElement).toBe(other);
});

test("the focus waits for a place that is fetched, unless it goes elsewhere meanwhile", async () => {
  const [list, prompt, other] = [add(), add(), add()];
  await spots.go("list");
  spots.place("list")(list);
  expect(document.activeElement).toBe(list);
  await spots.go("prompt");
  other.focus();
  spots.place("prompt")(prompt);
  expect(document.activeElement).toBe(other);
});

test("a focus that is lost with its element comes back to its region, and only then", async () => {
  const region = document.body.appendChild(document.createElement("div"));
  const row = region.appendChild(document.createElement("button"));
  const prompt = add();
  spots.region("prompt")(region);
  spots.place("prompt")(prompt);
  row.focus();
  await spots.keep();
  expect(document.activeElement).toBe(row);
  row.remove();
  await spots.keep();
  expect(document.activeElement).toBe(prompt);
});

test("a focus that was elsewhere is left to the browser", async () => {
  const [elsewhere, prompt] = [add(), add()];
  spots.place("prompt")(prompt);
  elsewhere.focus();
  elsewhere.remove();
  await spots.keep();
  expect(document.activeElement).toBe(document.body);
});
