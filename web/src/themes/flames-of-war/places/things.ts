// What can be picked, focused or spoken of: objectives, teams, and platoons as all their teams together.
import type { Box, Thing } from "../../theme";
import { frame, markers, strip } from "./beside";
import { board, corners, line } from "./geometry";
import { aircraftCard, aircraftLabel, objectiveLabel, platoonCard, platoonLabel, teamCard, teamLabel } from "../labels";
import { INCH, sideOf, standing, type Table, teams } from "../table";

const MARGIN = 1.6; // inches for the rulers and their numbers
const UNDER = 0.14; // of the height: the order of a platoon lies there, below the table, not on its teams

export function box(shown: Table): Box {
  const { table } = shown;
  const above = 0.6 + strip(shown);
  return {
    x: -MARGIN * INCH,
    y: -above * INCH,
    width: (table.width + MARGIN + 0.6) * INCH,
    height: (table.height * (1 + UNDER) + MARGIN + above) * INCH,
  };
}

export function things(table: Table): Thing[] {
  const tall = table.table.height;
  const objectives = table.table.objectives.map((objective): Thing => {
    const [x, y] = board(tall, ...objective.at);
    const label = objectiveLabel(objective.id, objective.taken_by, ...objective.at);
    return { id: `objective-${objective.id}`, kind: "place", x, y, shape: { kind: "circle", r: 15 }, label };
  });
  const pieces = teams(table).flatMap((team): Thing[] => {
    if (!team.pose) return [];
    const [x, y] = board(tall, team.pose.x, team.pose.y);
    const shape = {
      kind: "rect" as const,
      w: team.type.length * INCH,
      h: team.type.width * INCH,
      turn: -team.pose.heading,
    };
    const label = teamLabel(table, team);
    return [{ id: `team-${team.id}`, kind: "piece", x, y, shape, label, side: team.side, card: teamCard(table, team) }];
  });
  const platoons = table.platoons.flatMap((platoon, at): Thing[] => {
    const members = standing(table, at + 1);
    const first = members.find((team) => team.role.includes("commander")) ?? members[0];
    if (!first) return [];
    const [x, y] = board(tall, first.pose!.x, first.pose!.y);
    const d = members
      .map((team) => line(tall, corners(team.pose!, team.type.width, team.type.length, 0.12), true))
      .join("");
    return [
      {
        id: `platoon-${at + 1}`,
        kind: "piece",
        x,
        y,
        shape: { kind: "path", d },
        label: platoonLabel(table, at + 1),
        side: sideOf(platoon),
        card: platoonCard(table, at + 1),
      },
    ];
  });
  const beside = markers(table).map((marker): Thing => {
    const { x, y, width: w, height: h } = frame(table, marker);
    const { id, side, platoon } = marker;
    const about = platoon
      ? { label: platoonLabel(table, platoon), card: platoonCard(table, platoon) }
      : {
          label: aircraftLabel(side, table.pools?.[side === "A" ? 0 : 1] ?? 0),
          card: aircraftCard(marker.where === "here"),
        };
    return { id, kind: "place", x: x + w / 2, y: y + h / 2, shape: { kind: "rect", w, h }, side, ...about };
  });
  return [...objectives, ...pieces, ...platoons, ...beside];
}
