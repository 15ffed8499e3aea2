// Words of pages, dialogs and panels that the first board does without: fetched with them, not with every table.
import { addWords } from "../words.svelte";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

addWords({ en, pl });
