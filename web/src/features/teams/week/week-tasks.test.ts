import { expect, test } from 'vitest';
import { weekTasksOf } from './week-tasks.ts';

const MONDAY = '2026-11-02';
const week = (...tasks: number[]) => ({ monday: MONDAY, tasks });
const SHOWN = { weekTasks: 12, ownWeekTasks: 4, weekFrom: MONDAY };

test.each([
  ['what was sent counts once', week(4, 0, 0), 12],
  ['what waits on this phone counts at once', week(4, 3, 0), 15],
  ['what was unchecked on this phone counts no more', week(1, 0, 0), 9],
])('%s', (_, own, total) => {
  expect(weekTasksOf(SHOWN, own)).toBe(total);
});

test.each([
  ['before anything was fetched', undefined, week(1)],
  ['of another week', { ...SHOWN, weekFrom: '2026-10-26' }, week(1)],
  ['of a team that others were shown', { weekFrom: MONDAY }, week(1)],
  ['while the phone reads what is its own', SHOWN, { monday: MONDAY, tasks: undefined }],
])('nothing is known %s', (_, shown, own) => {
  expect(weekTasksOf(shown, own)).toBeNull();
});
