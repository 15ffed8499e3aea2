/** The facts of a table, one a line, as far as they are short. */
export function lines(table: unknown, name = "", depth = 0): string[] {
  if (table === null || typeof table !== "object") return [`${name}: ${String(table)}`];
  const whole = JSON.stringify(table);
  if (depth > 0 && whole.length < 90)
    return [
      `${name}: ${whole
        .replace(/["{}[\]]/g, " ")
        .replace(/\s*([:,])\s*/g, "$1 ")
        .replace(/\s+/g, " ")
        .trim()}`,
    ];
  return Object.entries(table)
    .slice(0, 60)
    .flatMap(([key, value]) => lines(value, name ? `${name} · ${key}` : key, depth + 1));
}
