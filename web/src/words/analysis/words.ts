// The words of the luck report and of the analysis: fetched with these pages, not with every table.
import { addWords } from "../words.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

addWords({ en, pl });
