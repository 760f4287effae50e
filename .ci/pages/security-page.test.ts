import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { FILES } from './project-files.ts';

const PAGE = ['security', 'asvs']
  .map((name) => readFileSync(join(ROOT, `docs/${name}.md`), 'utf8'))
  .join('\n');

/** Each `file` that the page names, with the words of it that the page quotes right after: `file` “words”, “words”. */
function namedOn(page: string): { file: string; quotes: string[] }[] {
  const names = page.matchAll(
    /`((?!\/)[\w./-]*(?:\.(?:tsx?|json|ya?ml|dockerignore)|Dockerfile))`((?:,? “[^”]+”)*)/g,
  );
  return [...names].map(([, file = '', quoted = '']) => ({
    file,
    quotes: [...quoted.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
  }));
}

const endsIn = (name: string) => FILES.filter((path) => `/${path}`.endsWith(`/${name}`));

test('every file that security.md and asvs.md name is there, and is the only one of that name', () => {
  const named = new Set(namedOn(PAGE).map(({ file }) => file));
  expect(named.size).toBeGreaterThan(40);
  expect([...named].filter((file) => endsIn(file).length !== 1)).toEqual([]);
});

test('every test that it quotes is in the file that it names', () => {
  const quoting = namedOn(PAGE).filter(({ quotes }) => quotes.length > 0);
  expect(quoting.length).toBeGreaterThan(40);
  const missing = quoting.flatMap(({ file, quotes }) => {
    const text = endsIn(file).map((path) => readFileSync(join(ROOT, path), 'utf8'))[0] ?? '';
    return quotes.filter((words) => !text.includes(words)).map((words) => `${file}: ${words}`);
  });
  expect(missing).toEqual([]);
});

test('no line of the standard is answered twice', () => {
  const cells = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+[^|]*)\|/gm)].map(([, cell = '']) => cell);
  const lines = cells.flatMap((cell) => cell.split(/[ ,]+/).filter(Boolean));
  expect(lines.length).toBeGreaterThan(120);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});
