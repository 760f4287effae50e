import { expect, it } from 'vitest';
import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { Task } from '../../entities/tasks/task.ts';
import { MAX_A_DAY, roomOf, stillOffered } from './day-room.ts';

const day = '2026-11-04';
const jumped = (on: string) => ({ day: on, load: { jumps: 3, landings: 0, swings: 0 } }) as DayTotal;

it('never has maximal jumps on two days that follow each other', () => {
  expect(roomOf({ day, dayTotals: [] }).jumps).toBe(MAX_A_DAY.jumps);
  expect(roomOf({ day, dayTotals: [jumped('2026-11-02')] }).jumps).toBe(MAX_A_DAY.jumps);
  expect(roomOf({ day, dayTotals: [jumped('2026-11-03')] }).jumps).toBe(0);
});

it('has no more than seven days may hold, however few days it was done on', () => {
  const on = (date: string, jumps: number, landings: number) =>
    ({ day: date, load: { jumps, landings, swings: 0 } }) as DayTotal;
  const dayTotals = [on('2026-10-30', 20, 60), on('2026-11-02', 15, 60)];
  expect(roomOf({ day, dayTotals })).toMatchObject({ jumps: 5, landings: 30 });
  expect(roomOf({ day: '2026-11-06', dayTotals })).toMatchObject({ jumps: 20, landings: 60 });
});

it('offers of yesterday’s tasks as many as there is room for together', () => {
  const swings = (id: string) => ({ id, load: { jumps: 0, landings: 0, swings: 40 } }) as unknown as Task;
  const calm = { id: 'calm', load: { jumps: 0, landings: 0, swings: 0 } } as unknown as Task;
  const offered = stillOffered([swings('one'), swings('other'), calm], [], { day, dayTotals: [] });
  expect(offered.map(({ id }) => id)).toEqual(['one', 'calm']);
});
