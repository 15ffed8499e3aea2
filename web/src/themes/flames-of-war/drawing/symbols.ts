// Marks of rank.

/** The mark of a leader above the sign: one bar for a platoon, two or more for the company and above. */
export const RANKS: Record<string, string> = {
  platoon_commander: "•••",
  company_commander: "Ⅰ",
  "2ic": "Ⅰ²",
  higher_command: "Ⅱ",
};
