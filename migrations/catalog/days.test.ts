import { PLACES } from 'sync-protocol/rules/tasks/places';
import { STAND_IN_DAYS } from 'sync-protocol/rules/tasks/dealing/turns';
import { MAIN_PER_WEEK } from 'sync-protocol/rules/training/program-terms';
import type { Equipment } from 'sync-protocol/rules/tasks/task-equipment';
import { task as taskSchema, type Task } from 'sync-protocol/entities/tasks/task';
import type { Plan } from 'sync-protocol/rules/training/plan';
import { describe, expect, it } from 'vitest';
import { programs } from './index.ts';
import { PLANS, Season } from './testing/season.ts';
import { isMain } from './testing/suits.ts';

const MONDAY = '2026-01-05';
const WEEKS = 6;
/** No day is shorter than this, in a lighter week either. */
const SHORTEST = 20;
/** Days of full weeks below this are short; so few of them may be. */
const SHORT = 24;
const FEW = 0.16;
/** The mean of the days of full weeks, by what the program promises. */
const MEAN = 0.77;

interface TrainedDay {
  minutes: number;
  tasks: readonly Task[];
  isLighter: boolean;
}

/** The days from Monday to Friday of a player who does all that is dealt, somewhere. */
function daysOf(plan: Plan, has: readonly Equipment[], weekdays = 5): TrainedDay[] {
  const season = new Season(MONDAY);
  season.start(plan);
  const days: TrainedDay[] = [];
  for (let day = 0; day < 7 * WEEKS; day++) {
    const [enrolment] = season.running;
    const [done = 0] = enrolment?.mainDone ?? [];
    const { minutes, done: tasks } = season.live({
      does: (dealt) => (day % 7 < weekdays ? dealt : []),
      has,
    });
    const week = Math.floor(done / MAIN_PER_WEEK) + 1;
    // A program's last day has what is left of it.
    if (season.running.length === 0) break;
    if (tasks.length > 0) days.push({ minutes, tasks, isLighter: plan.totalWeeks >= 6 && week % 4 === 0 });
  }
  return days;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(Object.entries(PLACES))('days with what there is at %s', (_, has) => {
  it('take about as long as the program promises, none much less', () => {
    const faults: string[] = [];
    for (const plan of PLANS) {
      const promised = programs.find(({ id }) => id === plan.regimenId)?.dailyDuration ?? Infinity;
      const days = daysOf(plan, has);
      for (const { tasks } of days)
        for (const one of tasks) expect(taskSchema.safeParse(one).error, one.name).toBeUndefined();
      const full = days.filter(({ isLighter }) => !isLighter).map(({ minutes }) => minutes);
      const least = Math.min(...days.map(({ minutes }) => minutes));
      const short = full.filter((minutes) => minutes < SHORT).length / full.length;
      if (least < SHORTEST || short > FEW || mean(full) < MEAN * promised)
        faults.push(`${plan.name}: ${mean(full).toFixed(1)} of ${promised}, least ${least}, ${short} short`);
    }
    expect(faults).toEqual([]);
  });

  it('have no drill stand in on more days of any seven than its turns, whoever trains every day', () => {
    const faults: string[] = [];
    for (const plan of PLANS) {
      const days = daysOf(plan, has, 7).map(({ tasks }) => standIns(tasks, plan));
      for (const [index] of days.entries()) {
        const week = days.slice(index, index + 7);
        const times = Map.groupBy(week.flat(), (id) => id);
        for (const [id, { length }] of times)
          if (length > STAND_IN_DAYS) faults.push(`${plan.name}: ${id} ${length} times`);
      }
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});

/** What a day has in the place of what the program names. */
function standIns(tasks: readonly Task[], { main }: Plan): string[] {
  return tasks
    .filter((task) => isMain(task) && typeof task.place === 'number')
    .filter(({ place, drillId }) => main[place ?? 0]?.drillId !== drillId)
    .map(({ drillId }) => drillId ?? '');
}
