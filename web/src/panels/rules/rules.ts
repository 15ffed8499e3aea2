// Finding one's way in the rule text.
import type { RuleBlock } from "../../wire/types";

export type Part = { kind: "block"; block: RuleBlock } | { kind: "table"; rows: RuleBlock[] };

/** Blocks in order, with rows that follow each other joined into one table. */
export function tables(blocks: readonly RuleBlock[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind !== "row") parts.push({ kind: "block", block });
    else if (last?.kind === "table") last.rows.push(block);
    else parts.push({ kind: "table", rows: [block] });
  }
  return parts;
}

const textOf = (block: RuleBlock): string =>
  `${block.rule ?? ""} ${block.spans
    .flat()
    .map((span) => span.text)
    .join("")}`.toLowerCase();

/** The blocks that hold every word of the search, with the headings above them. */
export function matching(blocks: readonly RuleBlock[], search: string): RuleBlock[] {
  const words = search.toLowerCase().trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...blocks];
  const found: RuleBlock[] = [];
  let heading: RuleBlock | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block;
    if (!words.every((word) => textOf(block).includes(word))) continue;
    if (heading && heading !== block && !found.includes(heading)) found.push(heading);
    found.push(block);
  }
  return found;
}

/** The id under which a rule is found: itself, or the nearest rule that contains it (MB-7.4a in MB-7.4). */
export function sectionOf(blocks: readonly RuleBlock[], rule: string): string | null {
  const known = new Set(blocks.map((block) => block.rule));
  for (let id = rule; id !== ""; id = id.replace(/(?:[a-z]+|\.\d+|-\d+|[A-Z]+)$/, "")) {
    if (known.has(id)) return id;
  }
  return null;
}

const cited = (block: RuleBlock): (string | null | undefined)[] => [
  block.rule,
  ...block.spans.flat().map((span) => span.rule),
];

/** The rule by which a block goes that cites a rule or a part of it; none if no block does. */
export function citing(blocks: readonly RuleBlock[], rule: string): string | null {
  for (let id = rule; id.includes("-"); id = id.replace(/(?:[a-z]+|\.\d+|-\d+)$/, "")) {
    const found = blocks.find((block) => block.kind !== "heading" && cited(block).includes(id));
    if (found) return found.rule ?? null;
  }
  return null;
}

/** The section that says most about the rules of a number (MB-7 holds MB-7.1 …), with its heading. */
export function chapterOf(blocks: readonly RuleBlock[], number: string): RuleBlock[] {
  const about = (block: RuleBlock): boolean => block.rule === number || !!block.rule?.startsWith(`${number}.`);
  const starts = blocks.flatMap((block, i) => (block.kind === "heading" && (block.level ?? 0) <= 2 ? [i] : []));
  let best: RuleBlock[] = [];
  let most = 0;
  starts.forEach((start, i) => {
    const section = blocks.slice(start, starts[i + 1]);
    const count = section.filter(about).length;
    if (count > most) [best, most] = [section, count];
  });
  return best;
}

/** The first chapter of a rulebook: what the game is about and how it is won. */
export function firstChapter(blocks: readonly RuleBlock[]): RuleBlock[] {
  const starts = blocks.flatMap((block, i) => (block.kind === "heading" && block.level === 2 ? [i] : []));
  return starts.length === 0 ? [] : blocks.slice(starts[0], starts[1]);
}

/** A rule without the sources at its end: they are for those who check the text, not for those who play. */
export function withoutSources(blocks: readonly RuleBlock[]): RuleBlock[] {
  const plain = (spans: RuleBlock["spans"][number]): RuleBlock["spans"][number] =>
    spans.map((span) => (span.style ? span : { ...span, text: span.text.replace(/\s*\[[^\]]*\]\s*$/, "") }));
  return blocks.map((block) => (block.kind === "row" ? block : { ...block, spans: block.spans.map(plain) }));
}

/** A rule with what belongs to it: from its beginning to that of the next. */
export function ruleBlocks(blocks: readonly RuleBlock[], rule: string): RuleBlock[] {
  const id = sectionOf(blocks, rule);
  const start = blocks.findIndex((block) => block.rule === id);
  if (id === null || start < 0) return [];
  const inside = (block: RuleBlock): boolean => !block.rule || block.rule.startsWith(id);
  const length = blocks.slice(start + 1).findIndex((block) => block.kind === "heading" || !inside(block));
  return blocks.slice(start, length < 0 ? undefined : start + 1 + length);
}
