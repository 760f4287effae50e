import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, scriptsNamed, scriptsOfHome } from './bundle.ts';

// Holds the built app to its budgets: what a phone downloads, compressed, before it can be used.

const DIST = join(dirname(import.meta.dirname), 'web/dist');
const KB = 1024;

const manifestFile = join(DIST, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('web/dist has no manifest; build the app first (pnpm --filter web build).');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

check('all script that Home needs', scriptsOfHome(manifest), 170 * KB);
check('store and sync (the chunk "store")', scriptsNamed(manifest, 'store'), 45 * KB);

function check(what: string, files: string[], budget: number): void {
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
  const fits = files.length > 0 && size <= budget;
  console.log(
    `${fits ? 'ok' : 'TOO BIG'}  ${what}: ${kb(size)} of ${kb(budget)} gzipped, ${files.length} files`,
  );
  if (files.length === 0) console.error(`The build has no such script.`);
  if (!fits) process.exitCode = 1;
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}
