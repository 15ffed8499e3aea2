// For a game without a drawing: the table as a list of texts, and every pick as a button.
import type { Theme } from "../theme";
import Ground from "./Ground.svelte";
import { lines } from "./lines";
import Pieces from "./Pieces.svelte";

const plain: Theme = {
  box: (table) => ({ x: 0, y: 0, width: 720, height: Math.max(480, 60 + lines(table).length * 22) }),
  things: () => [],
  Ground,
  Pieces,
};

export default plain;
