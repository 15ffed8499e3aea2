// What shows air support, fetched when aircraft are there.
export { default as Strikes } from "../board/Strikes.svelte";
export { default as Strike } from "./Strike.svelte";
