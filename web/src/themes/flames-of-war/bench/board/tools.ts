// What the tools draw on the board, fetched when one of them is taken up.
export { default as SightLines } from "./SightLines.svelte";
export { default as Tape } from "./Tape.svelte";
