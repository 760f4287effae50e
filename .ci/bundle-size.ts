import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { storeSize } from '../web/build/store-size.ts';
import { type Manifest, scriptsOfHome } from './bundle.ts';

// Holds the built app to its budgets: what a phone downloads, compressed, before it can be used.

const DIST = join(dirname(import.meta.dirname), 'web/dist');

const manifestFile = join(DIST, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('web/dist has no manifest; build the app first (pnpm --filter web build).');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

report('all script that Home needs', gzipped(scriptsOfHome(manifest)), 170);
// The target is 45: see docs/performance.md. This holds what is reached.
report('store and sync', await storeSize(), 45);

function gzipped(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
}

function report(what: string, bytes: number, budgetKb: number): void {
  const kb = bytes / 1024;
  const fits = kb > 0 && kb <= budgetKb;
  console.log(`${fits ? 'ok' : 'TOO BIG'}  ${what}: ${kb.toFixed(1)} KB of ${budgetKb} KB, gzipped`);
  if (!fits) process.exitCode = 1;
}
