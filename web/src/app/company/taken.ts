/** The table to which a spectator was taken along last. */
let taken: string | null = null;

/** Remember that one goes to a table because the people one watched go there. */
export function noteTaken(table: string): void {
  taken = table;
}

/** Ask whether one was taken along to this table. */
export const wasTaken = (table: string): boolean => taken === table;
