import { beforeEach, expect, test } from "vitest";
import type { Session } from "./session.svelte";
import { keepLinks, linksOf, renewLinks } from "./links";

const at = (seats: Record<string, "open" | "person">): Session =>
  ({
    table: "t",
    links: {},
    people: { seats: Object.entries(seats).map(([seat, kind]) => ({ seat, kind })) },
  }) as unknown as Session;

beforeEach(() => sessionStorage.clear());

test("a link is forgotten once its seat is taken, so that nobody is sent a used one", () => {
  keepLinks({ table: "t", links: { yellow: "old", blue: "kept" } });
  renewLinks(at({ yellow: "person", blue: "open" }), {});
  expect(linksOf("t")).toEqual({ blue: "kept" });
});

test("a link that was just made takes the place of an older one", () => {
  keepLinks({ table: "t", links: { yellow: "old" } });
  const session = at({ yellow: "person" }); // that the seat is free has not been heard yet
  renewLinks(session, { yellow: "new" });
  expect(session.links).toEqual({ yellow: "new" });
  expect(linksOf("t")).toEqual({ yellow: "new" });
});
