import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LIST = 'e2e/faults/FAULTS.md';
const CODE = /\b[FIR]\d{1,2}\b/g;
const TEST = /\.(test|spec)\.tsx?$/;

/** A range such as `I1-I3` names all in between. */
function codesIn(text: string): string[] {
  const ranges = [...text.matchAll(/\b([FIR])(\d{1,2})-\1(\d{1,2})\b/g)].flatMap(([, kind = '', from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => kind + (Number(from) + index)),
  );
  return [...ranges, ...(text.match(CODE) ?? [])];
}

/** The codes that the project's files cite, and the codes that its tests do. */
async function cited(): Promise<{ anywhere: Set<string>; byTests: Set<string> }> {
  const names = ['*.ts', '*.tsx', '*.mjs', '*.md'];
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...names];
  const { stdout } = await promisify(execFile)('git', listing, { cwd: ROOT });
  const anywhere = new Set<string>();
  const byTests = new Set<string>();
  for (const file of stdout.split('\n').filter((name) => name !== '' && name !== LIST)) {
    const codes = codesIn(await readFile(join(ROOT, file), 'utf8').catch(() => ''));
    for (const code of codes) {
      anywhere.add(code);
      if (TEST.test(file) || file.startsWith('e2e/faults/')) byTests.add(code);
    }
  }
  return { anywhere, byTests };
}

async function listed(): Promise<string[]> {
  const text = await readFile(join(ROOT, LIST), 'utf8');
  return [...text.matchAll(/^\| ([FIR]\d+) /gm)].map(([, code = '']) => code);
}

test('each code that is cited is listed, once', async () => {
  const codes = await listed();
  const { anywhere } = await cited();
  expect([...anywhere].filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes).toHaveLength(new Set(codes).size);
});

test('each code that is listed is cited by a test', async () => {
  const codes = await listed();
  const { byTests } = await cited();
  expect(codes.filter((code) => !byTests.has(code))).toEqual([]);
});
