import { expect, it } from 'vitest';
import type { DayTotal } from '../../../entities/progress/day-total.ts';
import type { Task } from '../../../entities/tasks/task.ts';
import { userRegimenId } from '../../../ids.ts';
import { newId } from '../../../new-id.ts';
import { DAYS_BEFORE_RECOVERY } from './day-room.ts';
import { firstDrills } from './first-drills.ts';

const day = '2026-11-04';
const begun = userRegimenId.parse(newId());
const task = (more: Partial<Task> = {}) => ({ day, userRegimenId: begun, place: 3, ...more }) as Task;
const free = { day, dayTotals: [] };
const MATCH = { phase: 'season', kind: 'match', isBeforeMatch: false } as const;
const afterMany = [{ day: '2026-11-03', inRow: DAYS_BEFORE_RECOVERY }] as DayTotal[];
/** A warm-up and a calm end are of the program, and none of its drills. */
const around = task({ place: null });

it.each([
  ['with today’s session', { ...free, tasks: [around, task()] }, 'today'],
  [
    'from today on though it is easy: they were dealt before',
    { ...free, season: MATCH, tasks: [task()] },
    'today',
  ],
  ['later on the day of a match', { ...free, season: MATCH, tasks: [around] }, 'easy'],
  ['later on a day to recover', { day, dayTotals: afterMany, tasks: [around] }, 'easy'],
  ['later where today has no place', { ...free, tasks: [] }, 'later'],
  [
    'later where others have today’s places',
    { ...free, tasks: [task({ userRegimenId: userRegimenId.parse(newId()) })] },
    'later',
  ],
  ['later where only yesterday had some', { ...free, tasks: [task({ day: '2026-11-03' })] }, 'later'],
] as const)('the drills of a program that begins come %s', (_, dealt, when) => {
  expect(firstDrills(begun, dealt)).toBe(when);
});
