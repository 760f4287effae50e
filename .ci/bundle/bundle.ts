/** Vite's manifest, as far as it is read here: its entries by the source file they come from. */
export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

const HOME = 'src/app/home/home.tsx';

/** The script files that a phone loads before Home is drawn: the page's entry, Home's lazy part, what both import. */
export function scriptsOfHome(manifest: Manifest): string[] {
  if (!manifest[HOME]?.isDynamicEntry) throw new Error('The build has no file for Home alone.');
  return scriptsOf(manifest, [...entriesOf(manifest), HOME]);
}

/** The same, and what Home shows below its tasks as soon as those are painted. */
export function scriptsOfWholeHome(manifest: Manifest): string[] {
  const later = manifest[HOME]?.dynamicImports ?? [];
  if (later.length === 0) throw new Error('Home has nothing that comes later.');
  return scriptsOf(manifest, [...entriesOf(manifest), HOME, ...later]);
}

const entriesOf = (manifest: Manifest) => Object.keys(manifest).filter((source) => manifest[source]?.isEntry);

const AUTH = 'src/features/session/sign-in/auth.tsx';

/** What each page begins with besides the entry, by its source or its name: what pages.ts makes of the one page. */
const BEGIN_WITH: Record<string, readonly string[]> = {
  'index.html': [HOME],
  // And with a round of sync.
  'home.html': [HOME, 'round'],
  'guest.html': ['src/features/session/landing/landing.tsx'],
  'sign-up.html': [AUTH],
  'door.html': [AUTH],
};

/**
 * The script files that pages begin with and do not name, each with its page: a phone would hear of them from others that
 * have come, one after the other.
 * @param read the HTML of a page
 */
export function unnamedScripts(manifest: Manifest, read: (page: string) => string): string[] {
  const keyOf = (wanted: string) => {
    const key = Object.keys(manifest).find((one) => one === wanted || manifest[one]?.name === wanted);
    if (key === undefined) throw new Error(`The build has no file for ${wanted} alone.`);
    return key;
  };
  return Object.entries(BEGIN_WITH).flatMap(([page, wanted]) => {
    const html = read(page);
    return scriptsOf(manifest, [...entriesOf(manifest), ...wanted.map(keyOf)])
      .filter((file) => !html.includes(`"/${file}"`))
      .map((file) => `${page}: ${file}`);
  });
}

/** The files of these sources and of whatever they import. */
function scriptsOf(manifest: Manifest, roots: readonly string[]): string[] {
  const needed = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (chunk === undefined || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  roots.forEach(visit);
  return [...needed].filter((file) => file.endsWith('.js')).sort();
}
