/** Which modules of the client travel together: a visitor waits for requests rather than for bytes. */

/** What is asked of the bundler; its own type is not exported. */
interface Bundler {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** What a table begins with; what it shows later, these import late. */
const FIRST_SCREEN =
  /src[\\/](app[\\/]table[\\/]TablePage|games[\\/]\w+[\\/]table[\\/]Table)\.tsx$/;
const OURS = /[\\/]web[\\/]src[\\/]/;
const GAME = /src[\\/]games[\\/](\w+)[\\/]/;

/**
 * Name the chunk of what a table shows first: one for each game, and one for what it needs beside its game.
 *
 * Everything else is left to the bundler, which makes a chunk of each page, dialog and end.
 */
export function chunkOfTables(id: string, bundler: Bundler): string | null {
  if (!OURS.test(id) || !isOnFirstScreen(id, bundler)) return null;
  return GAME.exec(id)?.[1] ?? "table";
}

/** Ask whether imports that are not late lead from a table to this module. */
function isOnFirstScreen(id: string, bundler: Bundler): boolean {
  const seen = new Set([id]);
  for (const each of seen) {
    if (FIRST_SCREEN.test(each)) return true;
    for (const importer of bundler.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** What several pages need of which none is a table in play: seats with their bots, a form's fields, a replay's bar. */
export const SEATS = /src[\\/]app[\\/](bots|seats)[\\/]/;
export const FORM =
  /src[\\/]app[\\/]((Choices|CheckBox)\.tsx|new[\\/](?!i18n|ChangeTable|GameTabs|NewTable)|settings[\\/]fields)/;
export const PLAYER = /src[\\/]app[\\/]player[\\/]/;
