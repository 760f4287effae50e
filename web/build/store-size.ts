import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { groupOf } from './chunks.ts';
import { LEAN_PRELOADS } from './lean-preloads.ts';
import { MODERN } from './modern.ts';
import { pureConstants } from './pure-constants.ts';

const ENTRY = 'virtual:store';
/** What of the app's chunks is the store. */
const PARTS = new Set<string | null>(['store', 'rules']);

/** What screens use to read, change and sync what the phone keeps. */
const STORE = ['live/live', 'rows/mutate', 'sync/sync']
  .map((name) => `export * from '/src/data/${name}.ts';`)
  .join('\n');

/**
 * The size of the phone's store and sync code as it travels, gzipped, in bytes: Dexie, our own, and what they use of
 * sync-protocol, bundled alone; without React, which is there anyway, and without what is loaded only on demand.
 */
export async function storeSize(): Promise<number> {
  const root = join(import.meta.dirname, '..');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pureConstants(), storeEntry()],
    resolve: { alias: MODERN },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: LEAN_PRELOADS,
      rolldownOptions: {
        input: ENTRY,
        // Every app with lazy screens has the bundler's own loader.
        external: [/^react(-dom)?(\/|$)/, /vite\/preload-helper/],
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id, graph) => (PARTS.has(groupOf(id, graph)) ? 'store' : null) }],
          },
        },
      },
    },
  });
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const needed = startingWith(chunks.filter((chunk) => chunk.type === 'chunk'));
  // The entry itself only names what the others hold.
  return needed.filter(({ isEntry }) => !isEntry).reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

function storeEntry(): Plugin {
  return {
    name: 'volleypath:store-entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? STORE : undefined),
  };
}

/** The entries and all that they import; not what they import later. */
function startingWith(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of needed) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) needed.add(imported);
    }
  }
  return [...needed];
}
