// For tests: the client's words in both languages are there before anything is said.
import { ownWords } from "./words.svelte";

await Promise.all([ownWords("en"), ownWords("pl")]);
