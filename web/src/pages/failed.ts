import { ProblemError } from "../wire/http";
import type { Said } from "../wire/types";

/** What went wrong, as something that can be said. */
export const failed = (error: unknown): Said =>
  error instanceof ProblemError ? error.refusal : { key: "problem-client" };
