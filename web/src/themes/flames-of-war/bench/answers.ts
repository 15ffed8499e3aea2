// What the server answers (queries.py); the bench draws it and decides nothing by itself.
import type { Said } from "../../../wire/types";
import type { Point } from "../table";

export type Reach = { area: Point[][]; allowances: Record<string, number> };

export type Way = {
  path: Point[];
  length: string;
  allowance: string;
  set_by: string;
  stops_at: string | null; // the terrain at whose edge it must stop (FW-5.4)
  checks: { at: Point; terrain: string; needs: number; rule: string }[];
  refused: Said[];
  arrives: boolean;
  heading: number;
};

export type Fault = { team: number | null; said: Said };
export type Verdict = { legal: boolean; faults: Fault[] };

export type Sight = {
  sight: "clear" | "concealed" | "blocked";
  distance: string;
  segment: [number, number, number, number] | null;
  blocked_by: { terrain: string | null; rule: string; at: Point | null }[];
  rules: string[];
  rays: number;
  screened: boolean;
  gone_to_ground: boolean;
  bulletproof: boolean;
  silhouette: { to: Point; meets: string[] }[];
};

export type Aim = {
  silent: string | null;
  targets: {
    team: number;
    distance: string;
    base: number;
    modifiers: { value: number; key: string; rule: string }[];
    needed: number;
    struck?: "front" | "side" | "top";
  }[];
  barred: { team: number; rule: string; key: string }[];
  lowest: number | null;
  dice: number;
  expected: number;
};

export type Ranging = {
  base: number;
  modifiers: { value: number; key: string; rule: string }[];
  needed: number;
  attempts: number;
  cannot_direct: string | null;
  guns: number[];
  silent: { team: number; rule: string }[];
};

export type Template = {
  centre: Point;
  corners: Point[];
  guns: number[];
  own: number[];
  enemy: number[];
};

export type Command = { in_command: number; of: number; needed: number; out: number[] };
