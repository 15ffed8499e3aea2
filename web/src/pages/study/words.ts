// The words of studies and puzzles, which no other page needs.
import { addWords } from "../../words/words.svelte";
import en from "../../words/study/en.ftl?raw";
import pl from "../../words/study/pl.ftl?raw";

addWords({ en, pl });
