import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactSheet } from './harness/looks/contact-sheet.ts';
import { SCREENSHOTS } from './harness/looks/screenshots.ts';

// `pnpm looks`: every screen in its states as pictures, both sizes, light and dark, and a page that shows them all.
// `pnpm looks tasks-gym` only takes those of that journey; with SCREENSHOTS=whole they show more than fits the window.

const wanted = process.argv.slice(2);
const journeys = globSync('{journeys,offline}/**/*.spec.ts', { cwd: import.meta.dirname })
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .filter((file) => /\b(look|shot)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
if (journeys.length === 0) throw new Error(`no journey is called so: ${wanted.join(' ')}`);

rmSync(SCREENSHOTS, { recursive: true, force: true });
mkdirSync(SCREENSHOTS);
const { status } = spawnSync('playwright', ['test', ...journeys], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { SCREENSHOTS: '1', ...process.env },
});
const page = join(SCREENSHOTS, 'index.html');
writeFileSync(page, contactSheet(readdirSync(SCREENSHOTS)));
console.log(`Open ${page}`);
process.exitCode = status ?? 1;
