import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DayTotal } from '../../../entities/progress/day-total.ts';
import type { Task } from '../../../entities/tasks/task.ts';
import { aDrill, aPlan, TestPlayer } from '../../../mutations/testing.ts';
import { NO_LOAD, sumLoads } from '../../training/load.ts';
import type { BodyPart } from '../../training/plan.ts';
import { addDays } from '../../training-day.ts';
import { asksTooMuch, DAYS_BEFORE_RECOVERY, isCalm, MAX_A_DAY, roomOf, stillOffered } from './day-room.ts';

const day = '2026-11-04';
const jumped = (on: string) => ({ day: on, load: { jumps: 3, landings: 0, swings: 0 } }) as DayTotal;

it('never has maximal jumps on two days that follow each other', () => {
  expect(roomOf({ day, dayTotals: [] }).jumps).toBe(MAX_A_DAY.jumps);
  expect(roomOf({ day, dayTotals: [jumped('2026-11-02')] }).jumps).toBe(MAX_A_DAY.jumps);
  expect(roomOf({ day, dayTotals: [jumped('2026-11-03')] }).jumps).toBe(0);
});

it.each([
  [{ phase: 'season', kind: 'free', isBeforeMatch: false }, MAX_A_DAY.jumps],
  [{ phase: 'season', kind: 'practice', isBeforeMatch: false }, 0],
  [{ phase: 'preseason', kind: 'practice', isBeforeMatch: false }, 0],
  [{ phase: 'season', kind: 'free', isBeforeMatch: true }, 0],
] as const)('asks no maximal jumps beside a practice, nor on the day before a match: %j', (season, jumps) => {
  expect(roomOf({ day, dayTotals: [], season }).jumps).toBe(jumps);
});

it('has no more than seven days may hold, however few days it was done on', () => {
  const on = (date: string, jumps: number, landings: number) =>
    ({ day: date, load: { jumps, landings, swings: 0 } }) as DayTotal;
  const dayTotals = [on('2026-10-30', 20, 60), on('2026-11-02', 15, 60)];
  expect(roomOf({ day, dayTotals })).toMatchObject({ jumps: 5, landings: 30 });
  expect(roomOf({ day: '2026-11-06', dayTotals })).toMatchObject({ jumps: 20, landings: 60 });
});

it('has half of what seven days may hold when the player is back after two weeks', () => {
  const dayTotals = [jumped('2026-10-19')];
  expect(roomOf({ day, dayTotals })).toMatchObject({ jumps: 20, landings: 60 });
  const back = { day: '2026-11-03', load: { jumps: 0, landings: 50, swings: 90 } } as DayTotal;
  expect(roomOf({ day: '2026-11-05', dayTotals: [...dayTotals, back] })).toEqual({
    jumps: 20,
    landings: 25,
    swings: 10,
  });
});

it('finds a day too much only by what it heard of late, and never once its tasks are swapped for that', () => {
  const ticks = fc.array(fc.nat(5), { maxLength: 6 });
  const lived = fc.record({ onTime: ticks, late: ticks, before: ticks });
  fc.assert(
    fc.property(fc.array(lived, { minLength: 2, maxLength: 8 }), fc.nat(2), (days, turn) => {
      const player = new TestPlayer();
      const loads = [{ jumps: 6 }, { landings: 25 }, { swings: 25 }, {}];
      const main = aPlan().main.map((one, place) => {
        const load = { ...NO_LOAD, ...loads[(place + turn) % loads.length] };
        return { ...one, load: { ...load, landings: load.landings + load.jumps } };
      });
      player.start(day, { ...aPlan(), main, swaps: ['a', 'b', 'c', 'd'].map(aDrill) });
      const isTooMuch = (on: string) =>
        asksTooMuch(player.tasksOf(on), roomOf({ day: on, dayTotals: player.rows.all('dayTotals') }));
      const tick = (on: string, slots: readonly number[]) => {
        for (const task of player.tasksOf(on)) if (slots.includes(task.slot)) player.setCompleted(task, true);
      };
      for (const [index, { onTime, late, before }] of days.entries()) {
        const [today, yesterday] = [addDays(day, index), addDays(day, index - 1)];
        player.deal(today);
        expect(isTooMuch(today)).toBe(false);
        tick(today, before);
        expect(isTooMuch(today)).toBe(false);
        // The other device brings what was done on it.
        tick(yesterday, late);
        if (isTooMuch(today)) player.run('tasks.refresh', {}, today);
        expect(isTooMuch(today)).toBe(false);
        const open = player.tasksOf(today).filter(({ isCompleted }) => !isCompleted);
        const jumped = player.rows.all('dayTotals').find((total) => total.day === yesterday)?.load?.jumps;
        if (jumped) expect(sumLoads(open.map(({ load }) => load)).jumps).toBe(0);
        tick(today, onTime);
      }
    }),
    { numRuns: 60 },
  );
});

it('offers of yesterday’s tasks as many as there is room for together', () => {
  const task = (id: string, swings: number, other: Partial<Task> = {}) =>
    ({ id, name: id, day: '2026-11-03', load: { jumps: 0, landings: 0, swings }, ...other }) as Task;
  const yesterdays = [task('one', 40), task('other', 40), task('calm', 0)];
  const offered = (tasks: Task[], sore: BodyPart[] = []) =>
    stillOffered(tasks, { day, dayTotals: [], sore }).map(({ id }) => id);
  expect(offered(yesterdays)).toEqual(['one', 'calm']);
  // Today's tasks count before them, done or not, and so does what was caught up on already.
  expect(offered([...yesterdays, task('today', 30, { day })])).toEqual(['calm']);
  expect(offered([...yesterdays, task('late', 30, { isCompleted: true, completedDay: day })])).toEqual([
    'calm',
  ]);
  expect(offered(yesterdays, ['knee'])).toEqual([]);
});

it('offers no drill again that today has already, and nothing on a day to recover or of a match', () => {
  const [yesterdays, todays] = ['2026-11-03', day].map((on) =>
    ['walk', 'talk'].map((name) => ({ id: `${name} ${on}`, name, day: on, load: NO_LOAD }) as Task),
  );
  const offered = (tasks: readonly Task[] = [], before: object = {}) =>
    stillOffered(tasks, { day, dayTotals: [], ...before }).map(({ id }) => id);
  expect(offered([...(yesterdays ?? []), ...(todays?.slice(0, 1) ?? [])])).toEqual(['talk 2026-11-03']);
  expect(offered(yesterdays, { dayTotals: [{ day: '2026-11-03', inRow: DAYS_BEFORE_RECOVERY }] })).toEqual(
    [],
  );
  expect(offered(yesterdays, { season: { kind: 'match' } })).toEqual([]);
});

it('asks for one day to recover after six in a row, not for another one after that', () => {
  const isCalmAfter = (inRow: number) =>
    isCalm({ day, dayTotals: [{ day: '2026-11-03', inRow } as DayTotal] });
  expect([5, 6, 7, 8].map(isCalmAfter)).toEqual([false, true, false, false]);
});
