import { expect, test } from "vitest";
import { routeOf } from "./route.svelte";

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/g/medieval-battle/new")).toEqual({ page: "create", game: "medieval-battle" });
  expect(routeOf("/g/flames-of-war/list")).toEqual({ page: "lists", game: "flames-of-war" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(routeOf("/t/abc/luck")).toEqual({ page: "luck", table: "abc" });
  expect(routeOf("/t/abc/analysis/1").page).toBe("missing");
  expect(routeOf("/t/abc/x").page).toBe("missing");
});
