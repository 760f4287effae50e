import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../entities/tasks/task.ts';
import { MAX_CHANGES_A_DAY } from '../../rules/tasks/dealing/conditions.ts';
import { canDoWith, type Equipment } from '../../rules/tasks/task-equipment.ts';
import { addDays } from '../../rules/training-day.ts';
import type { BodyPart, Plan, PlannedTask } from '../../rules/training/plan.ts';
import { BODY_PARTS, EQUIPMENT } from '../../rules/training/program-terms.ts';
import { aDrill, aPlan, TestPlayer } from '../testing.ts';
import { dealToday } from './deal-today.ts';

const DAY = '2026-11-02';
const TOMORROW = addDays(DAY, 1);

const drill = (name: string, needs: readonly Equipment[], parts: readonly BodyPart[] = []): PlannedTask => ({
  ...aDrill(name),
  drillId: `serving/${name}`,
  needs,
  parts,
});

/** A plan whose drills need and load something else each. */
function variedPlan(): Plan {
  const plan = aPlan();
  const main = plan.main.map((_, place) =>
    drill(
      `main-${place}`,
      EQUIPMENT.filter((__, index) => (place >> index) & 1),
      BODY_PARTS.filter((__, index) => (place * 7) % 5 === index),
    ),
  );
  const swaps = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => drill(`swap-${name}`, []));
  return { ...plan, main, swaps };
}

function aPlayer() {
  const player = new TestPlayer();
  const plan = variedPlan();
  player.start(DAY, plan);
  const drills = new Map([...plan.main, ...plan.swaps].map((one) => [one.drillId, one]));
  const fits = ({ drillId }: Task, has: readonly Equipment[], sore: readonly BodyPart[]) => {
    const { needs = [], parts = [] } = drills.get(drillId) ?? {};
    return canDoWith(has, needs) && !parts.some((part) => sore.includes(part));
  };
  const open = (day = DAY) => player.tasksOf(day).filter(({ isCompleted }) => !isCompleted);
  return { player, plan, fits, open };
}

describe('what is said of a day', () => {
  it('swaps what does not fit and nothing else, and is no refresh', () => {
    fc.assert(
      fc.property(
        fc.subarray([...EQUIPMENT]),
        fc.subarray([...BODY_PARTS], { maxLength: 2 }),
        fc.subarray([0, 1, 2, 3, 4, 5], { maxLength: 4 }),
        (has, sore, done) => {
          const { player, fits, open } = aPlayer();
          for (const index of done) {
            const task = player.tasksOf(DAY)[index];
            if (task) player.setCompleted(task, true);
          }
          const before = player.tasksOf(DAY);
          expect(player.run('day.setEquipment', { has, isUsual: false }, DAY)).toBeUndefined();
          expect(player.run('day.setSore', { sore }, DAY)).toBeUndefined();
          const after = player.tasksOf(DAY);
          expect(after).toHaveLength(6);
          expect(open().filter((task) => !fits(task, has, sore))).toEqual([]);
          const stays = before.filter((task) => task.isCompleted || fits(task, has, sore));
          expect(after).toEqual(expect.arrayContaining(stays));
          expect(new Set(after.map(({ drillId, name }) => drillId ?? name)).size).toBe(6);
          expect(player.rows.all('refreshedDays')).toEqual([]);
          // Back in the gym and well again: what had to give way is there again.
          player.run('day.setSore', { sore: [] }, DAY);
          player.run('day.setEquipment', { has: [...EQUIPMENT], isUsual: false }, DAY);
          const drills = (tasks: readonly Task[]) => tasks.map(({ drillId }) => drillId);
          if (done.length === 0) expect(drills(player.tasksOf(DAY))).toEqual(drills(before));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('comes to the same on a server that has not dealt the day yet', () => {
    const { player: phone, open } = aPlayer();
    const server = new TestPlayer();
    const context = { userId: phone.userId, planOf: (id: Plan['regimenId']) => phone.plans.get(id) };
    dealToday(phone.rows, { day: TOMORROW, tz: 'UTC', ...context });
    server.rows.load('userRegimens', phone.rows.all('userRegimens'));
    const say = (player: TestPlayer) => {
      player.run('day.setEquipment', { has: ['ball'], isUsual: true }, TOMORROW, context);
      player.run('day.setSore', { sore: ['knee'] }, TOMORROW, context);
    };
    say(phone);
    for (const task of open(TOMORROW).slice(0, 3)) phone.setCompleted(task, true, TOMORROW, context);
    say(server);
    for (const task of phone.tasksOf(TOMORROW).filter(({ isCompleted }) => isCompleted))
      expect(server.setCompleted(task, true, TOMORROW, context)).toBeUndefined();
    const told = (player: TestPlayer) =>
      player.tasksOf(TOMORROW).map(({ id, drillId, isCompleted }) => ({ id, drillId, isCompleted }));
    expect(told(server)).toEqual(told(phone));
  });

  it('holds for what usually is there, on every other day, until that day says something else', () => {
    const { player, fits } = aPlayer();
    player.run('day.setEquipment', { has: ['ball'], isUsual: true }, DAY);
    const deal = (day: string) =>
      dealToday(player.rows, { day, tz: 'UTC', planOf: (id) => player.plans.get(id) });
    deal(TOMORROW);
    expect(player.tasksOf(TOMORROW).filter((task) => !fits(task, ['ball'], []))).toEqual([]);
    player.run('day.setEquipment', { has: [], isUsual: false }, TOMORROW);
    expect(player.tasksOf(TOMORROW).filter((task) => !fits(task, [], []))).toEqual([]);
    expect(player.rows.all('userSettings')).toMatchObject([{ usualHas: ['ball'] }]);
  });

  it('spares what hurts tomorrow, too, and forgets it when it is well', () => {
    const { player } = aPlayer();
    const sore = () => player.rows.all('dayConditions').map((one) => [one.day, one.sore]);
    player.run('day.setSore', { sore: ['shoulder'] }, TOMORROW);
    // A word that comes late adds to what was said since.
    player.run('day.setSore', { sore: ['knee'] }, DAY);
    expect(sore().sort()).toEqual([
      [DAY, ['knee']],
      [TOMORROW, ['knee', 'shoulder']],
      [addDays(TOMORROW, 1), ['shoulder']],
    ]);
    player.run('day.setSore', { sore: [] }, DAY);
    expect(sore().sort()[1]).toEqual([TOMORROW, ['shoulder']]);
    player.run('day.setSore', { sore: [] }, addDays(DAY, 40));
    expect(sore().map(([day]) => day)).toEqual([addDays(DAY, 40), addDays(DAY, 41)]);
  });

  it('leaves a day of recovery when everything hurts', () => {
    const { player } = aPlayer();
    player.run('day.setEquipment', { has: [], isUsual: false }, DAY);
    player.run('day.setSore', { sore: [...BODY_PARTS] }, DAY);
    expect(player.tasksOf(DAY)).toHaveLength(6);
    expect(player.tasksOf(DAY)[0]?.name).toMatch(/warm.up/i);
  });

  it('counts what was done of an older deal, however often the day was told something else', () => {
    const { player, open } = aPlayer();
    const [, old] = open();
    if (!old) throw new Error('six were dealt');
    player.run('day.setEquipment', { has: [], isUsual: false }, DAY);
    player.run('tasks.refresh', {}, DAY);
    player.run('day.setSore', { sore: ['back'] }, DAY);
    expect(player.setCompleted(old, true)).toBeUndefined();
    expect(player.rows.all('playerStats')).toMatchObject([{ completedTasks: 1 }]);
  });

  it('is said no more than so often a day', () => {
    const { player } = aPlayer();
    for (let count = 0; count < MAX_CHANGES_A_DAY; count++)
      expect(player.run('day.setSore', { sore: [] }, DAY)).toBeUndefined();
    expect(player.run('day.setSore', { sore: ['knee'] }, DAY)).toBe('changes_limit');
  });
});
