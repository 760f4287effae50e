import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { FILES } from './project-files.ts';

const PAGES = ['README.md', 'docs/performance.md', 'sync-protocol/SPEC.md', 'e2e/faults/FAULTS.md'];
const ROOM = /^(?:\.ci|api|docs|e2e|migrations|sync-protocol|web)\//;
const ENDING = /\.(?:tsx?|mjs|md|css)$/;

/** Every file, and every folder that one of them is in. */
const places = new Set(FILES.flatMap((file) => [file, ...foldersOf(file)]));

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** What stands in `ticks` and is a path, or the end of one; `x.test.ts` stands for any. */
const namedOn = (page: string) =>
  [...page.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => (ROOM.test(name) || ENDING.test(name)) && !name.startsWith('x.'));

const isThere = (name: string) => [...places].some((place) => `/${place}`.endsWith(`/${name}`));

test.each(PAGES)('every path that %s names is there', (page) => {
  const named = [...new Set(namedOn(readFileSync(join(ROOT, page), 'utf8')))];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !isThere(name.replace(/\/$/, '')))).toEqual([]);
});
