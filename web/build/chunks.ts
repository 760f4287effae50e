/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const STORE = /\/node_modules\/dexie\/|\/web\/src\/(data\/|pwa\/|ui\/store\.ts$)/;
/** The part of sync-protocol that holds no schemas: those stay with the screens that check something. */
const PLAIN =
  /\/sync-protocol\/src\/(rules\/|mutations\/|entities\/(ownership|tables)\.ts$|(?!ids\.)[^/]+\.ts$)/;
const SCHEMAS = /\/sync-protocol\/src\/(entities|contract)\//;
/** A feature's own mutation. */
const MUTATION = /\/sync-protocol\/src\/mutations\/(\w+)\//;
const SCREENS = /\/web\/src\/(app|features|ui)\//;
const ICON = /\/node_modules\/lucide-react\//;
/** The app; or the store alone, when its size is measured. */
const ENTRY = /\/web\/src\/main\.tsx$|^virtual:store$/;
const HOME = /\/web\/src\/app\/home\/home\.tsx$/;
const LANDING = /\/web\/src\/features\/session\/landing\/landing\.tsx$/;
const DOOR = /\/web\/src\/features\/session\/sign-in\/auth\.tsx$/;
/** What a round of sync is fetched by, and what goes beside it. */
const ROUND = /\/web\/src\/data\/sync\/(sync-once|background)\.ts$/;

/** The chunk that a module belongs to; null where the bundler decides. */
export function groupOf(id: string, graph: Graph): string | null {
  if (
    /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|vite\/preload-helper/.test(
      id,
    )
  )
    return 'react';
  if (isStore(id, graph)) return 'store';
  const group = PLAIN.test(id) ? rulesOf(id, graph) : partsOf(id, graph);
  return group ?? (isForRound(id, graph) ? 'round' : null);
}

/** Whether a round of sync uses it: a phone that holds nothing yet waits for each of these, and for each file. */
function isForRound(id: string, graph: Graph): boolean {
  return usersOf(id, graph, (by) => STORE.test(by) || PLAIN.test(by)).some((one) => ROUND.test(one));
}

/** Whether it is of the data room, and there from the start; what is fetched later stays with whoever needs it. */
function isStore(id: string, graph: Graph): boolean {
  return STORE.test(id) && usersOf(id, graph).some((by) => ENTRY.test(by) || HOME.test(by));
}

/**
 * Rules and mutations lie with who does them: what the store itself uses, what a tap on Home does, and what the screens of
 * one feature do. The replay of what waits loads them all, long after the start.
 */
function rulesOf(id: string, graph: Graph): string | null {
  if (isForStore(id, graph, new Set())) return 'rules';
  // What a schema needs stays with the schemas, which no start loads.
  if (usersOf(id, graph, (by) => !SCHEMAS.test(by)).some((one) => HOME.test(one) || ENTRY.test(one)))
    return 'home-rules';
  const [, feature] = MUTATION.exec(id) ?? [];
  return feature ? `${feature}-rules` : null;
}

/** Whether the store uses a module, itself or through others of its kind. */
function isForStore(id: string, graph: Graph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((by) => isStore(by, graph) || (PLAIN.test(by) && isForStore(by, graph, seen)));
}

/**
 * What Home, the start page and the door use and the entry does not bring lies together, so that nobody fetches many
 * small files or what only the others show.
 */
function partsOf(id: string, graph: Graph): string | null {
  if (!SCREENS.test(id) && !ICON.test(id)) return null;
  const users = usersOf(id, graph);
  const has = (user: RegExp) => users.some((one) => user.test(one));
  if (has(ENTRY)) return 'app';
  if (LANDING.test(id) || HOME.test(id)) return null;
  const isForGuests = has(LANDING) || has(DOOR);
  if (has(HOME)) return isForGuests ? 'parts' : 'home-parts';
  if (has(LANDING)) return 'guest-parts';
  // The icons of several screens: each would be a file of two lines.
  const isShared = (graph.getModuleInfo(id)?.importers.length ?? 0) > 1;
  return ICON.test(id) && isShared && !isForGuests ? 'icons' : null;
}

/** All that use a module, itself or through others, from the start. */
function usersOf(id: string, graph: Graph, counts: (by: string) => boolean = () => true): string[] {
  const users = new Set<string>();
  const visit = (one: string) => {
    if (users.has(one) || !counts(one)) return;
    users.add(one);
    graph.getModuleInfo(one)?.importers.forEach(visit);
  };
  visit(id);
  return [...users];
}
