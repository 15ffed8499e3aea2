// Moments of real games (web/fixtures, written by python tests/regenerate.py), for the tests of the drawings.

/** The view of the seat that decides, and every word that its offers are picked by. */
export type Moment<Table> = { seat: string | null; table: Table; picks: string[] };

const PRINTED = ["map", "mission", "table", "types"]; // written once for as long as they stay the same

/** The moments of a fixture, with the printed parts of the table put back where they were left out. */
export function moments<Table>(
  fixture: readonly { seat: string | null; table: object; picks: string[] }[],
): Moment<Table>[] {
  let printed: object = {};
  return fixture.map(({ seat, table, picks }) => {
    printed = { ...printed, ...Object.fromEntries(Object.entries(table).filter(([part]) => PRINTED.includes(part))) };
    return { seat, picks, table: { ...printed, ...table } as Table };
  });
}
