import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Task } from '../../entities/tasks/task.ts';
import { TASKS_A_DAY } from '../../rules/progress/points.ts';
import { dealToday } from './deal-today.ts';
import { aPlan, TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const PROGRAMS = 3;

/** What a player may do on one day to three programs and to what they deal; the number says which one of them. */
const step = fc.record({
  what: fc.constantFrom('start', 'archive', 'unarchive', 'refresh', 'gear', 'deal', 'complete', 'uncheck'),
  which: fc.nat({ max: 11 }),
});

/** The day of a player who starts, archives and brings back programs on it, and trains in between. */
function dayOf() {
  const player = new TestPlayer();
  const plans = Array.from({ length: PROGRAMS }, () => aPlan());
  for (const plan of plans) player.plans.set(plan.regimenId, plan);
  const enrolments: ReturnType<TestPlayer['start']>[] = [];
  const start = (which: number) => {
    const plan = plans[which % PROGRAMS];
    const runs = player.rows
      .all('userRegimens')
      .some((one) => one.regimenId === plan?.regimenId && !one.isArchived);
    if (plan && !runs) enrolments.push(player.start(DAY, plan));
  };
  const pick = <T>(all: readonly T[], which: number) => all[which % Math.max(1, all.length)];
  return {
    player,
    take({ what, which }: { what: string; which: number }): void {
      const enrolment = pick(enrolments, which);
      const task = pick(player.tasksOf(DAY), which);
      if (what === 'start') start(which);
      else if (what === 'refresh') player.run('tasks.refresh', {}, DAY);
      else if (what === 'archive' && enrolment)
        player.run('userRegimen.archive', { userRegimenId: enrolment }, DAY);
      else if (what === 'unarchive' && enrolment)
        player.run('userRegimen.unarchive', { userRegimenId: enrolment }, DAY);
      else if (what === 'deal')
        dealToday(player.rows, { day: DAY, tz: 'UTC', planOf: (id) => player.plans.get(id) });
      else if (what === 'gear')
        player.run('day.setEquipment', { has: which % 2 ? [] : ['ball'], isUsual: false }, DAY);
      else if (task && (what === 'complete' || what === 'uncheck'))
        player.setCompleted(task, what === 'complete');
    },
  };
}

it('an id is one drill for the whole day, whatever is started, archived and swapped on it', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
      const { player, take } = dayOf();
      const words = new Map<string, string>();
      for (const one of [{ what: 'start', which: 0 }, ...steps]) {
        take(one);
        for (const { id, name } of player.tasksOf(DAY)) {
          // A phone that was away may still say that this one is done.
          expect(name).toBe(words.get(id) ?? name);
          words.set(id, name);
        }
      }
    }),
    { numRuns: 400 },
  );
});

it('a day on which programs are started, archived and brought back stays one session, and keeps what was done', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
      const { player, take } = dayOf();
      let before: readonly Task[] = [];
      for (const one of [{ what: 'start', which: 0 }, ...steps]) {
        take(one);
        const tasks = player.tasksOf(DAY);
        expect(tasks.length).toBeLessThanOrEqual(TASKS_A_DAY);
        const words = new Map(tasks.map(({ id, name }) => [id, name]));
        // Nothing that is done goes, whatever becomes of its program, and nothing that stays is another task at once.
        for (const { id, name, isCompleted } of before)
          expect(words.get(id) ?? (isCompleted ? 'nothing' : name)).toBe(name);
        before = tasks;
      }
    }),
    { numRuns: 300 },
  );
});
