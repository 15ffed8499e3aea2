// How the forms of the bench name teams.
import { typeTitle } from "../labels";
import { type Table, tag, type Team } from "../table";
import { tell } from "../words";

/** A team by its platoon, number and type: "A1·3 Rifle team". */
export const nameOf = (table: Table, team: Team): string =>
  `${tag(table, team.platoon)}·${team.id} ${tell(typeTitle(table, team.typeId))}`;

/** Whether others can ride in or on it. */
export const isVehicle = ({ type }: Team): boolean => type.kind === "transport" || type.kind === "tank";
