import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JOURNEYS, journeysFor, quickSteps } from './quick.ts';
import { ROOT } from './root.ts';

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

test.each([
  ['sync-protocol/src/rules/stories/story-words.ts', 'stories/stories.spec.ts'],
  ['sync-protocol/src/mutations/teams/team-create.ts', 'teams/teams.spec.ts'],
  ['sync-protocol/src/contract/motivation.ts', 'motivation/motivation.spec.ts'],
  ['sync-protocol/src/entities/progress/badge.ts', 'progress/progress.spec.ts'],
  ['sync-protocol/src/rules/technique/advice.ts', 'analysis/analysis.spec.ts'],
  ['web/src/app/profile/profile.tsx', 'profile/profile-edit.spec.ts'],
  ['web/src/data/live/rivals.ts', 'rivals/rivals.spec.ts'],
])('a change in %s goes through %s, wherever its feature’s drawer stands', (changed, journey) => {
  expect(journeysFor(ROOT, [changed])).toContain(`journeys/${journey}`);
});

test('a change in a test of the journeys runs no other journey', () => {
  const journeys = journeysFor(ROOT, ['e2e/journeys/session/session-devices.spec.ts']);
  expect(journeys).toEqual(['journeys/session/session-devices.spec.ts']);
});

test('a change in the rules asks for the tests of both sides that rest on them', () => {
  const steps = stepsFor('sync-protocol/src/rules/progress/points.ts');
  for (const room of ['sync-protocol', 'api', 'web'])
    expect(steps[`tests ${room}`]).toContain(join(ROOT, 'sync-protocol/src/rules/progress/points.ts'));
});

test('a change in what client and server agree on tries whether old phones’ work is understood, and no other fault', () => {
  expect(stepsFor('sync-protocol/src/mutations/tasks/task-set-completed.ts')['tests e2e']).toBe(
    `related --run --passWithNoTests ${join(ROOT, 'e2e/faults/released-outbox.test.ts')}`,
  );
  expect(stepsFor('web/src/features/tasks/tasks.tsx')['tests e2e']).toBeUndefined();
});

test('a change in words runs no tests', () => {
  const steps = stepsFor('README.md');
  expect(steps['format']).toContain('README.md');
  expect(Object.keys(steps).filter((name) => /^(?:test|journeys|build|web apis)/.test(name))).toEqual([]);
});
