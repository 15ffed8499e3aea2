// What shots and charges promise, fetched when there is something to shoot at or to charge.
export { default as Storm } from "./Storm.svelte";
export { default as Targets } from "./Targets.svelte";
