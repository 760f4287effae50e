/** Vite's manifest, as far as it is read here: its entries by the source file they come from. */
export type Manifest = Record<string, Chunk>;

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const HOME = 'src/app/home';

/** The script files that a phone loads before Home is drawn: the page's entry, Home's lazy part, what both import. */
export function scriptsOfHome(manifest: Manifest): string[] {
  const roots = Object.entries(manifest)
    .filter(([source, chunk]) => chunk.isEntry || (chunk.isDynamicEntry && source.startsWith(HOME)))
    .map(([source]) => source);
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
