// The colours of the sides as their counters have them, for lines and bars; each stands out on its panel.
const COLOURS: Record<string, string> = {
  red: "light-dark(#b3261e, #ff8f85)",
  yellow: "light-dark(#7a5a00, #f2c94c)",
  white: "light-dark(#4a463c, #ece7da)",
  blue: "light-dark(#1f4e9c, #8ab4ff)",
  german: "light-dark(#8a4a0b, #e0984f)",
  us: "light-dark(#0b4a86, #9cc7f2)",
};

/** A side's colour; undefined where a game has none, and the order of the seats decides. */
export const colourOf = (seat: string): string | undefined => COLOURS[seat];
