import { globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { JOURNEYS, journeysFor, quickSteps } from './quick.ts';

const ROOT = dirname(import.meta.dirname);

const stepsFor = (...changed: string[]) =>
  Object.fromEntries(quickSteps(ROOT, changed).map(({ name, args }) => [name, args.join(' ')]));

test('every feature of the app has its journeys, and each of those is there', () => {
  expect(Object.keys(JOURNEYS)).toEqual(readdirSync(join(ROOT, 'web/src/features')).sort());
  const missing = Object.values(JOURNEYS)
    .flat()
    .filter((name) => globSync(`e2e/journeys/*/${name}*.spec.ts`, { cwd: ROOT }).length === 0);
  expect(missing).toEqual([]);
});

test('a change in a feature goes through its journeys and the main job', () => {
  const journeys = journeysFor(ROOT, ['web/src/features/tutorial/tutorial.tsx']);
  expect(journeys).toEqual(['journeys/app/first-day.spec.ts', 'journeys/app/tutorial.spec.ts']);
});

test('a change in the rules asks for the tests of both sides that rest on them', () => {
  const steps = stepsFor('sync-protocol/src/rules/progress/points.ts');
  for (const room of ['sync-protocol', 'api', 'web'])
    expect(steps[`tests ${room}`]).toContain(join(ROOT, 'sync-protocol/src/rules/progress/points.ts'));
  expect(steps['tests e2e']).toBeUndefined();
});

test('a change in words runs no tests', () => {
  const steps = stepsFor('README.md');
  expect(steps['format']).toContain('README.md');
  expect(Object.keys(steps).filter((name) => /^(?:test|journeys|build|web apis)/.test(name))).toEqual([]);
});
