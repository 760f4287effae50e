/** Vite's manifest, as far as it is read here: its entries by the source file they come from. */
export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
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
