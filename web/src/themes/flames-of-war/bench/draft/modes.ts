// Which kind of draft the position asks a seat for.
import type { Table } from "../../table";

export type Mode =
  "move" | "fire" | "assault" | "place" | "allocate" | "hold-back" | "air-strike" | "starting" | "plain";

/** The open questions that are answered by a draft of their own. */
const ANSWERS: Record<string, Mode> = {
  "ask-allocate": "allocate",
  "ask-defend": "fire",
  "ask-aa-fire": "fire",
  "ask-disengage-move": "assault",
  "ask-hold-back": "hold-back",
  "ask-air-strike": "air-strike",
  "ask-place": "place",
  "ask-break-in": "place",
  "ask-react": "place",
  "ask-consolidate": "place",
  "ask-deploy": "place",
};

const STEPS: Record<string, Mode> = { movement: "move", shooting: "fire", assault: "assault" };

/** The draft for an open question, else for the step of the turn; *platoon* is 0 where none is chosen. */
export function modeOf({ question, step, started }: Table, platoon: number): Mode {
  if (question) return ANSWERS[question.kind] ?? "plain";
  if (step === "starting" && platoon) return "place";
  if (step === "starting" && !started) return "starting";
  return STEPS[step] ?? "plain";
}

const LAID: readonly Mode[] = ["place", "allocate", "hold-back"];
const ANSWERED = ["defend", "disengage-move", "aa-fire"];

/** Whether the answer to the open question lies on the bench as it is proposed, to be changed and confirmed there. */
export const isLaid = (table: Table): boolean =>
  table.question?.parts !== undefined &&
  (LAID.includes(modeOf(table, 0)) || ANSWERED.includes(table.question.parts.verb));

/** The words of offers that the bench makes with its own Confirm: what is proposed, the tests of the Starting step. */
export const confirmedThere = (table: Table): string[] => [
  ...(isLaid(table) ? ["default"] : []),
  ...(table.step === "starting" && !table.question && !table.started ? ["starting"] : []),
];

/** Questions that a whole platoon answers, team by team. */
const BY_TEAMS = ["ask-break-in", "ask-disengage-move", "ask-react", "ask-consolidate"];

/** The platoon whose poses or paths an open question asks for; 0 if it asks for others. */
export const answering = ({ question }: Table): number =>
  question && BY_TEAMS.includes(question.kind) ? (question.platoon ?? 0) : 0;
