/** A row of the app's route table, as far as journeys ask for it. */
interface RouteRow {
  path: string;
  guest?: string;
  newcomer?: string;
  player?: string;
  anyone?: string;
}

// The app's own files are of another world of types.
const table: unknown = await import(new URL('../../web/src/app/routes/route-table.ts', import.meta.url).href);

/** Every path of the app and who has a screen there: what opens them all asks here, and a new one is never left out. */
export const { ROUTES } = table as { ROUTES: readonly RouteRow[] };

/** A path of the table with its `:names` filled in. */
export function pathOf(path: string, names: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? name));
}
