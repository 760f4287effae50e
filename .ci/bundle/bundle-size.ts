import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { storeSize } from '../../web/build/store-size.ts';
import { ROOT } from '../root.ts';
import { type Manifest, scriptsOfHome, scriptsOfWholeHome, unnamedScripts } from './bundle.ts';

// Holds the built app to its budgets: what a phone downloads, compressed, before it can be used.

const DIST = join(ROOT, 'web/dist');

const manifestFile = join(DIST, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('web/dist has no manifest; build the app first (pnpm --filter web build).');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

report('all script that Home needs', gzipped(scriptsOfHome(manifest)), 170);
reportStrangers();
reportUnnamed();
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

/**
 * Words that only the technique analysis says (its screen, its rules, its worker) and one that only the schemas' library
 * does, whose evaluation costs a slow phone more than 100 ms: nothing on Home waits for any of them. What asks the server
 * and what listens to it come after the tasks.
 */
function reportStrangers(): void {
  const whole = new Set(scriptsOfWholeHome(manifest));
  const first = new Set(scriptsOfHome(manifest));
  const assets = join(DIST, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const [words, home] of [
    ['Not Volleyball Content', whole],
    ['Content validation failed', whole],
    ['vision_bundle.mjs', whole],
    ['ZodError', whole],
    ['Missing queryFn', first],
    ['EventSource', first],
  ] as const) {
    const files = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(words));
    const isFine = files.length > 0 && files.every((name) => !home.has(`assets/${name}`));
    console.log(`${isFine ? 'ok' : 'IN HOME, OR NOWHERE'}  “${words}”: ${files.join(', ')}`);
    if (!isFine) process.exitCode = 1;
  }
}

function reportUnnamed(): void {
  const unnamed = unnamedScripts(manifest, (page) => readFileSync(join(DIST, page), 'utf8'));
  console.log(
    `${unnamed.length === 0 ? 'ok' : 'NOT NAMED'}  scripts that each page begins with: ${unnamed.join(', ')}`,
  );
  if (unnamed.length > 0) process.exitCode = 1;
}
