import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taskIdOf } from '../../rules/derived-ids.ts';
import { clientGroupId, type UserRegimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { addDays } from '../../rules/training-day.ts';
import { aPlan, TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';

function virtualTask(
  player: TestPlayer,
  userRegimenId: ReturnType<TestPlayer['start']>,
  day: string,
  slot: number,
  counter = 0,
) {
  return {
    id: taskIdOf({ userId: player.userId, day, userRegimenId, slot, counter }),
    day,
    userRegimenId,
    slot,
  };
}

/** Does all main drills of five days. */
function trainWeek(player: TestPlayer, enrolment: UserRegimenId): void {
  for (let count = 0; count < 5; count++)
    for (let slot = 1; slot <= 4; slot++)
      player.setCompleted(virtualTask(player, enrolment, addDays(DAY, count), slot), true);
}

describe('task.setCompleted', () => {
  it('earns the base points of the program on the first day, and takes exactly those back', () => {
    const player = new TestPlayer();
    player.start(DAY, aPlan(undefined, 4, 25));
    const [task] = player.tasksOf(DAY);
    if (!task) throw new Error('no task');
    const before = player.rows.all('playerStats');
    player.setCompleted(task, true);
    expect(player.rows.all('playerStats')[0]).toMatchObject({
      totalPoints: 25,
      completedTasks: 1,
      streak: 1,
      trainedDays: 1,
    });
    expect(player.rows.all('userBadges').map((badge) => badge.badgeId)).toContain('tasks-1');
    player.setCompleted(task, false);
    expect(player.rows.all('playerStats')).toEqual(before);
    expect(player.rows.all('dayTotals')).toEqual([]);
    expect(player.rows.all('userBadges').map((badge) => badge.badgeId)).not.toContain('tasks-1');
  });

  it('multiplies by the tier of the streak that the day reaches', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    for (let count = 0; count < 7; count++)
      player.setCompleted(virtualTask(player, enrolment, addDays(DAY, count), 0), true);
    expect(player.rows.all('dayTotals').map((total) => total.points)).toEqual([20, 20, 24, 24, 24, 24, 30]);
  });

  it('S3.5 honours a task that was dealt from an older view, until the day holds twelve', () => {
    const player = new TestPlayer();
    const first = player.start(DAY);
    const second = player.start(DAY);
    const third = player.start(DAY);
    for (const enrolment of [first, second]) {
      for (let slot = 0; slot < 6; slot++)
        expect(player.setCompleted(virtualTask(player, enrolment, DAY, slot), true)).toBeUndefined();
    }
    expect(player.setCompleted(virtualTask(player, third, DAY, 0), true)).toBe('day_full');
  });

  it('S3.5 honours a refreshed task once its day was refreshed as often', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const refreshed = virtualTask(player, enrolment, DAY, 0, 1);
    expect(player.setCompleted(refreshed, true)).toBe('task_not_found');
    player.run('tasks.refresh', {}, DAY);
    player.run('tasks.refresh', {}, DAY);
    expect(player.rows.get('tasks', refreshed.id)).toBeUndefined();
    expect(player.setCompleted(refreshed, true)).toBeUndefined();
    expect(player.setCompleted(virtualTask(player, enrolment, DAY, 1, 3), true)).toBe('task_not_found');
  });

  it('S3.5 honours a refreshed task whose phone had another date', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    player.run('tasks.refresh', {}, DAY);
    const ofFastClock = virtualTask(player, enrolment, addDays(DAY, 1), 0, 1);
    expect(player.setCompleted(ofFastClock, true, DAY)).toBeUndefined();
  });

  it('refuses a task id that its arguments do not make, and another player’s enrolment', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const wrong = { ...virtualTask(player, enrolment, DAY, 0), slot: 1 };
    expect(
      player.setCompleted({ ...wrong, id: virtualTask(player, enrolment, addDays(DAY, 9), 4).id }, true),
    ).toBe('task_not_found');
    const stranger = new TestPlayer();
    expect(stranger.setCompleted(virtualTask(player, enrolment, DAY, 0), true)).toBe('task_not_found');
  });

  it('S3.6 counts no day before the account or the program began, where the beginning is known', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const before = virtualTask(player, enrolment, addDays(DAY, -1), 0);
    expect(player.setCompleted(before, true, before.day, { playerSince: `${DAY}T08:00:00.000Z` })).toBe(
      'before_account',
    );
    expect(player.setCompleted(before, true, before.day, { playerSince: '2026-01-01T08:00:00.000Z' })).toBe(
      'before_start',
    );
    // It is the day that it counts for that matters, not the one that a slow clock dealt it for.
    const since = { playerSince: `${DAY}T08:00:00.000Z` };
    expect(player.setCompleted(before, true, DAY, since)).toBeUndefined();
    expect(player.setCompleted(before, false, DAY, since)).toBeUndefined();
  });

  it('counts for an archived program what was done before it was archived, and nothing after', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const dealt = player.tasksOf(DAY);
    player.run('userRegimen.archive', { userRegimenId: enrolment }, DAY, { at: `${DAY}T12:30:00.000Z` });
    const doneAt = (index: number, time: string) =>
      player.setCompleted(virtualTask(player, enrolment, DAY, index), true, DAY, { at: `${DAY}T${time}` });
    expect(dealt).toHaveLength(6);
    expect(doneAt(0, '12:30:00.001Z')).toBe('program_archived');
    expect(doneAt(0, '12:29:00.000Z')).toBeUndefined();
    expect(doneAt(1, '12:30:00.000Z')).toBeUndefined();
    player.run('userRegimen.unarchive', { userRegimenId: enrolment }, DAY);
    expect(doneAt(2, '13:00:00.000Z')).toBeUndefined();
  });

  it('S3.7 counts what was done of a program that was started afresh elsewhere', () => {
    const player = new TestPlayer();
    const plan = aPlan();
    const old = player.start(DAY, plan);
    const away = { clientGroup: clientGroupId.parse(newId()) };
    player.run('userRegimen.archive', { userRegimenId: old }, DAY, { at: `${DAY}T20:00:00.000Z` });
    const next = addDays(DAY, 1);
    const doneAt = (index: number, time: string) =>
      player.setCompleted(virtualTask(player, old, next, index), true, next, {
        at: `${next}T${time}:00.000Z`,
        ...away,
      });
    expect(doneAt(0, '08:00')).toBe('program_archived');
    const fresh = player.start(next, plan);
    for (const index of [0, 1, 2]) expect(doneAt(index, '13:00')).toBeUndefined();
    expect(player.rows.get('userRegimens', old)).toMatchObject({ pointsEarned: 60, isArchived: true });
    expect(player.rows.all('dayTotals')).toMatchObject([{ day: next, points: 60 }]);
    player.run('userRegimen.archive', { userRegimenId: fresh }, next, { at: `${next}T15:00:00.000Z` });
    expect(doneAt(3, '15:01')).toBe('program_archived');
    expect(doneAt(3, '14:59')).toBeUndefined();
  });

  it('S3.2 lets the later of two devices win, in either order of arrival', () => {
    const tablet = clientGroupId.parse(newId());
    for (const order of ['phone first', 'tablet first']) {
      const player = new TestPlayer();
      player.start(DAY);
      const [task] = player.tasksOf(DAY);
      if (!task) throw new Error('no task');
      const check = () => player.setCompleted(task, true, DAY, { at: `${DAY}T10:00:00.000Z` });
      const uncheck = () =>
        player.setCompleted(task, false, DAY, { at: `${DAY}T11:00:00.000Z`, clientGroup: tablet });
      for (const change of order === 'phone first' ? [check, uncheck] : [uncheck, check]) change();
      expect(player.rows.get('tasks', task.id)?.isCompleted, order).toBe(false);
    }
  });

  it('gives the same totals for any order of arrival', () => {
    const taps = fc.uniqueArray(fc.tuple(fc.nat(20), fc.nat(5)), {
      selector: ([day, slot]) => `${day}:${slot}`,
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(
        taps.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const plan = aPlan();
          const totals = [all, shuffled].map((order) => {
            const player = new TestPlayer();
            const enrolment = player.start(DAY, plan);
            for (const [count, slot] of order) {
              const day = addDays(DAY, count);
              const at = new Date(Date.parse(`${day}T08:00:00Z`) + slot * 60_000).toISOString();
              player.setCompleted(virtualTask(player, enrolment, day, slot), true, day, { at });
            }
            const { id: _, ...stats } = player.rows.all('playerStats')[0] ?? {};
            const days = player.rows
              .all('dayTotals')
              .map(({ day, points, streak, best, held }) => ({ day, points, streak, best, held }));
            const enrolled = player.rows
              .all('userRegimens')
              // Which drill it was that arrived says the deal of its moment; that it counted does not.
              .map(({ pointsEarned }) => ({ pointsEarned }));
            return { stats, days: days.sort((a, b) => a.day.localeCompare(b.day)), enrolled };
          });
          expect(totals[1]).toEqual(totals[0]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives a free day back when a day arrives late', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const done = (count: number) =>
      player.setCompleted(virtualTask(player, enrolment, addDays(DAY, count), 0), true);
    for (const count of [0, 1, 2, 3, 4, 5, 7]) done(count);
    expect(player.rows.all('playerStats')[0]).toMatchObject({ streak: 7, restDays: 1, missedDays: 1 });
    done(6);
    expect(player.rows.all('playerStats')[0]).toMatchObject({ streak: 8, restDays: 2, missedDays: 0 });
  });

  it('completes a program with its last main drill, frees its place, and takes it back', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY, aPlan(undefined, 1));
    trainWeek(player, enrolment);
    expect(player.rows.get('userRegimens', enrolment)).toMatchObject({
      isActive: false,
      completionPercentage: 100,
      sessions: 5,
    });
    expect(player.rows.all('playerStats')[0]).toMatchObject({ regimensCompleted: 1 });
    player.setCompleted(virtualTask(player, enrolment, addDays(DAY, 4), 4), false);
    expect(player.rows.get('userRegimens', enrolment)).toMatchObject({
      isActive: true,
      completedAt: null,
      completionPercentage: 95,
    });
    expect(player.rows.all('playerStats')[0]).toMatchObject({ regimensCompleted: 0 });
  });

  it.each(['the same program', 'three others'])(
    'lets a program that turns out not to be complete wait in the archive when %s took its place',
    (taker) => {
      const player = new TestPlayer();
      const plan = aPlan(undefined, 1);
      const enrolment = player.start(DAY, plan);
      trainWeek(player, enrolment);
      const last = addDays(DAY, 4);
      for (const one of taker === 'three others' ? [aPlan(), aPlan(), aPlan()] : [plan])
        player.start(last, one);
      const complete = player.rows.get('userRegimens', enrolment);
      const at = `${last}T20:00:00.000Z`;
      player.setCompleted(virtualTask(player, enrolment, last, 4), false, last, { at });
      expect(player.rows.get('userRegimens', enrolment)).toMatchObject({
        isArchived: true,
        archivedAt: complete?.completedAt,
        completedAt: null,
        completionPercentage: 95,
      });
    },
  );

  it('lets tasks that were taken back by mistake be done again, though the program’s place is taken', () => {
    const player = new TestPlayer();
    const plan = aPlan(undefined, 1);
    const enrolment = player.start(DAY, plan);
    trainWeek(player, enrolment);
    const last = addDays(DAY, 4);
    player.start(last, plan);
    const both = [3, 4].map((slot) => virtualTask(player, enrolment, last, slot));
    const before = player.rows.get('userRegimens', enrolment);
    for (const task of both) player.setCompleted(task, false, last);
    const [first] = both;
    player.deal(last);
    // It waits in the archive, where it can be restored once there is room.
    expect(player.rows.get('userRegimens', enrolment)).toMatchObject({ isArchived: true });
    expect(player.rows.get('tasks', first?.id ?? '')).toBeDefined();
    for (const task of both) expect(player.setCompleted(task, true, last)).toBeUndefined();
    expect(player.rows.get('userRegimens', enrolment)).toMatchObject({
      ...before,
      completedAt: expect.any(String),
    });
    expect(player.rows.all('playerStats')[0]).toMatchObject({ regimensCompleted: 1 });
  });

  it('a program that is finished by a late tick leaves the archive, and can’t be restored', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY, aPlan(undefined, 1));
    const last = addDays(DAY, 4);
    for (let count = 0; count < 4; count++)
      for (let slot = 1; slot <= 4; slot++)
        player.setCompleted(virtualTask(player, enrolment, addDays(DAY, count), slot), true);
    player.deal(last);
    const mains = player.tasksOf(last).filter(({ place }) => typeof place === 'number');
    for (const task of mains.slice(1)) player.setCompleted(task, true);
    const at = `${last}T20:00:00.000Z`;
    player.run('userRegimen.archive', { userRegimenId: enrolment }, last, { at });
    for (const task of mains.slice(0, 1)) expect(player.setCompleted(task, true)).toBeUndefined();
    expect(player.rows.get('userRegimens', enrolment)).toMatchObject({
      completionPercentage: 100,
      isActive: false,
      isArchived: false,
      archivedAt: null,
    });
    expect(player.run('userRegimen.unarchive', { userRegimenId: enrolment }, last)).toBe('not_archived');
  });

  it('takes back the one of two completions that is meant, also on a later day; past badges stay', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const [first, second] = player.tasksOf(DAY);
    if (!first || !second) throw new Error('no tasks');
    player.setCompleted(first, true, DAY, { at: `${DAY}T10:00:00.000Z` });
    player.setCompleted(second, true, DAY, { at: `${DAY}T11:00:00.000Z` });
    player.setCompleted(first, false, addDays(DAY, 1));
    expect(player.rows.all('dayTotals')).toMatchObject([
      { day: DAY, points: 20, done: { [enrolment]: [Date.parse(`${DAY}T11:00:00.000Z`)] } },
    ]);
    expect(player.rows.all('playerStats')).toMatchObject([
      { completedTasks: 1, totalPoints: 20, trainedDays: 1, lastDay: DAY },
    ]);
    expect(player.rows.get('tasks', first.id)).toMatchObject({ isCompleted: false, completedDay: null });
    expect(player.rows.get('tasks', second.id)).toMatchObject({ isCompleted: true, completedDay: DAY });
    expect(player.rows.all('userBadges').map(({ badgeId }) => badgeId)).toContain('tasks-1');
    player.setCompleted(second, false, addDays(DAY, 1));
    expect(player.rows.all('userBadges').map(({ badgeId }) => badgeId)).toContain('tasks-1');
    expect(player.rows.all('dayTotals')).toEqual([]);
  });

  it('takes back badges of today only, for a task of today only', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const today = addDays(DAY, 4);
    const of = (count: number, slot: number) => virtualTask(player, enrolment, addDays(DAY, count), slot);
    const badges = () => player.rows.all('userBadges').map(({ badgeId, earnedDay }) => [badgeId, earnedDay]);
    expect(badges()).toContainEqual(['starts-1', DAY]);
    for (let count = 0; count < 4; count++)
      for (let slot = 0; slot < 6; slot++) player.setCompleted(of(count, slot), true);
    player.setCompleted(of(4, 0), true);
    const earned = badges();
    expect(earned).toContainEqual(['tasks-1', DAY]);
    expect(earned).toContainEqual(['tasks-25', today]);
    // 24 are left, but the 25th was earned by a task of today.
    player.setCompleted(of(0, 0), false, today);
    expect(badges()).toEqual(earned);
    for (let count = 0; count < 4; count++)
      for (let slot = 0; slot < 6; slot++) player.setCompleted(of(count, slot), false, today);
    player.setCompleted(of(4, 0), false);
    expect(player.rows.all('playerStats')).toMatchObject([{ completedTasks: 0 }]);
    expect(badges()).toEqual(earned.filter(([, day]) => day !== today));
  });

  it('can’t be taken back once it was too long ago', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    const task = virtualTask(player, enrolment, DAY, 0);
    player.setCompleted(task, true);
    const before = player.rows.get('tasks', task.id);
    expect(player.setCompleted(task, false, addDays(DAY, 15))).toBe('too_late_to_uncheck');
    expect(player.rows.get('tasks', task.id)).toBe(before);
    expect(player.setCompleted(task, false, addDays(DAY, 14))).toBeUndefined();
  });

  it('keeps badges of past days when their task is unchecked', () => {
    const player = new TestPlayer();
    const enrolment = player.start(DAY);
    player.setCompleted(virtualTask(player, enrolment, DAY, 0), true);
    player.setCompleted(virtualTask(player, enrolment, DAY, 0), false, addDays(DAY, 1));
    expect(player.rows.all('playerStats')[0]).toMatchObject({ totalPoints: 0, streak: 0, trainedDays: 0 });
    expect(player.rows.all('userBadges').map((badge) => badge.badgeId)).toContain('tasks-1');
  });
});
