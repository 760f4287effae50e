import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TABLE_NAMES } from '../../sync-protocol/src/entities/tables.ts';
import { MUTATIONS } from '../../sync-protocol/src/mutations/index.ts';
import { ROOT } from '../root.ts';
import { FEATURES } from './features.ts';

/** A player and who is signed in are what every request stands on; a training day is no feature. */
const ALLOWED = ['users', 'session'];
const NO_NAME = /training day|rules\/training-day|stored-session|\.\.\/session\//g;

/** What must serve every feature alike. */
const NAMELESS = ['api/src/sync/**/*.ts', 'web/src/data/rows/mutate*.ts'];

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The names of features, mutations and synced tables that stand in a text as whole words. */
function namesIn(text: string): string[] {
  const names = new Set([...FEATURES, ...MUTATIONS.keys(), ...TABLE_NAMES, ...TABLE_NAMES.map(snakeCase)]);
  const rest = text.replaceAll(NO_NAME, '');
  return [...names].filter(
    (name) => !ALLOWED.includes(name) && new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(rest),
  );
}

test('sync, and what lets a tap stand, know no feature, no mutation and no table by name', () => {
  const sources = globSync(NAMELESS, { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
  expect(sources).toContain('api/src/sync/push/push.ts');
  const named = sources
    .map((path) => [path, namesIn(readFileSync(join(ROOT, path), 'utf8'))] as const)
    .filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(named)).toEqual({});
});

test('only sync writes synced rows: no other statement of the server names their tables', () => {
  const sources = globSync('api/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/\.test\.ts$|\/testing\//.test(path),
  );
  const tables = TABLE_NAMES.filter((name) => !ALLOWED.includes(name)).join('|');
  const writing = new RegExp(String.raw`(?:insertInto|updateTable|deleteFrom)\('(?:${tables})'\)`);
  const named = sources.filter((path) => writing.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(named).toEqual([]);
});

test('a name is found wherever it stands', () => {
  expect(
    namesIn(`name === 'profile.update'; from '#features/tasks/x.ts'; select from t.saved_quotes`),
  ).toEqual(['profile', 'tasks', 'profile.update', 'saved_quotes']);
  expect(namesIn(`import { trainingDay } from 'sync-protocol/rules/training-day'; multitasks`)).toEqual([]);
});
