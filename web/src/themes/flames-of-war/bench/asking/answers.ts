// What the server answers; the bench draws it and decides nothing by itself. The types are generated.
export type {
  Act,
  ActMove,
  Aim,
  Command,
  Fault,
  Formed,
  Held,
  Ranging,
  Reach,
  Sight,
  Storm,
  Suggestion,
  TargetPlatoon,
  Template,
  Verdict,
  Way,
} from "../../types";
