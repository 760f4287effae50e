import { MAX_DAILY_TASKS, structureWeek } from 'sync-protocol/entities/training/regimen';
import { expect, it } from 'vitest';
import { canAdd, draftOf, weekOf, withoutTask, withTask } from './week-draft.ts';

const WEEK = { week: 2, theme: 'Float', dailyTasks: ['Toss', 'Wall', 'Zone 5'] };

it('comes back as it was when nothing changes', () => {
  expect({ week: 2, ...weekOf(draftOf(WEEK)) }).toEqual(WEEK);
});

it('leaves out blank lines and blanks around them', () => {
  const draft = { theme: ' Float ', tasks: ['  Toss', '', '   ', 'Wall '] };
  expect(weekOf(draft)).toEqual({ theme: 'Float', dailyTasks: ['Toss', 'Wall'] });
});

it('is nothing to save without a theme or without a task', () => {
  expect(weekOf({ theme: ' ', tasks: ['Toss'] })).toBeUndefined();
  expect(weekOf({ theme: 'Float', tasks: [' ', ''] })).toBeUndefined();
  expect(weekOf({ theme: '\u3164', tasks: ['Toss'] })).toBeUndefined();
  expect(weekOf({ theme: 'Float', tasks: ['\u200b', 'Toss'] })).toEqual({
    theme: 'Float',
    dailyTasks: ['Toss'],
  });
});

it('changes one line, takes one away, and never holds more than the rules allow', () => {
  const draft = draftOf(WEEK);
  expect(withTask(draft, 1, 'Net').tasks).toEqual(['Toss', 'Net', 'Zone 5']);
  expect(withoutTask(draft, 0).tasks).toEqual(['Wall', 'Zone 5']);
  expect(canAdd(draft)).toBe(true);
  const full = { theme: 'Full', tasks: Array.from({ length: MAX_DAILY_TASKS }, () => 'x') };
  expect(canAdd(full)).toBe(false);
  expect(structureWeek.safeParse({ week: 1, ...weekOf(full) }).success).toBe(true);
});
