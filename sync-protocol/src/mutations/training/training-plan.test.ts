import { describe, expect, it } from 'vitest';
import { clientGroupId, userRegimenId, type UserRegimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { nextEnrolmentId } from '../../rules/training/enrolment/enrolment-id.ts';
import { isRunning } from '../../rules/training/enrolment/enrolment.ts';
import type { Plan } from '../../rules/training/plan.ts';
import { addDays } from '../../rules/training-day.ts';
import type { MutationArgs, MutationName } from '../index.ts';
import { aPlan, TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';

describe('dealing', () => {
  // The first program brings the warm-up and the end, and the four between go round.
  it.each([
    [1, [6]],
    [2, [4, 2]],
    [3, [4, 1, 1]],
  ])('deals six tasks over %i programs', (count, shares) => {
    const player = new TestPlayer();
    const enrolments = Array.from({ length: count }, () => player.start(DAY));
    const dealt = player.tasksOf(DAY);
    expect(enrolments.map((id) => dealt.filter((task) => task.userRegimenId === id).length)).toEqual(shares);
    expect(new Set(dealt.map((task) => task.id)).size).toBe(6);
  });

  it('keeps completed tasks and holds the day at six when a program joins', () => {
    const player = new TestPlayer();
    player.start(DAY);
    const done = player.tasksOf(DAY).slice(2);
    for (const task of done) player.setCompleted(task, true);
    player.start(DAY);
    const today = player.tasksOf(DAY);
    expect(today).toHaveLength(6);
    expect(today.filter((task) => task.isCompleted)).toHaveLength(4);
  });
});

describe('tasks.refresh', () => {
  it('swaps only what is open, three times a day', () => {
    const player = new TestPlayer();
    player.start(DAY);
    const [done, ...open] = player.tasksOf(DAY);
    if (!done) throw new Error('no task');
    player.setCompleted(done, true);
    expect(player.run('tasks.refresh', {}, DAY)).toBeUndefined();
    const swapped = player.tasksOf(DAY);
    expect(swapped).toHaveLength(6);
    expect(swapped.map((task) => task.id)).toContain(done.id);
    expect(
      swapped.filter((task) => open.some((old) => old.id === task.id || old.name === task.name)),
    ).toEqual([]);
    expect(player.run('tasks.refresh', {}, DAY)).toBeUndefined();
    expect(player.run('tasks.refresh', {}, DAY)).toBeUndefined();
    expect(player.run('tasks.refresh', {}, DAY)).toBe('refresh_limit');
  });
});

describe('programs', () => {
  it('are archived from the first time that was said on, until they are restored', () => {
    const player = new TestPlayer();
    const id = player.start(DAY);
    const at = (time: string) => ({ at: `${DAY}T${time}:00.000Z` });
    player.run('userRegimen.archive', { userRegimenId: id }, DAY, at('12:30'));
    expect(player.run('userRegimen.archive', { userRegimenId: id }, DAY, at('13:00'))).toBeUndefined();
    expect(player.rows.get('userRegimens', id)).toMatchObject({
      isArchived: true,
      archivedAt: at('12:30').at,
    });
    player.run('userRegimen.unarchive', { userRegimenId: id }, DAY, at('14:00'));
    expect(player.rows.get('userRegimens', id)).toMatchObject({ isArchived: false, archivedAt: null });
    expect(player.tasksOf(DAY)).toHaveLength(6);
  });

  it('holds three at most and never the same twice', () => {
    const player = new TestPlayer();
    const plans = [aPlan(), aPlan(), aPlan(), aPlan()];
    const [first] = plans.slice(0, 3).map((plan) => player.start(DAY, plan));
    if (!first || !plans[0] || !plans[3]) throw new Error('no program');
    player.plans.set(plans[3].regimenId, plans[3]);
    const start = (plan = aPlan()) =>
      player.run(
        'userRegimen.start',
        { userRegimenId: userRegimenId.parse(newId()), regimenId: plan.regimenId },
        DAY,
      );
    expect(start(plans[0])).toBe('already_active');
    expect(start(plans[3])).toBe('too_many_active');
    // A swap tries before it archives: that there is no place is all that is in the way.
    expect(start()).toBe('regimen_not_found');
    player.run('userRegimen.archive', { userRegimenId: first }, DAY);
    expect(start(plans[3])).toBeUndefined();
    expect(player.run('userRegimen.unarchive', { userRegimenId: first }, DAY)).toBe('too_many_active');
  });

  it('keeps progress over a pause, and turns it to history when started afresh', () => {
    const player = new TestPlayer();
    const plan = aPlan();
    const old = player.start(DAY, plan);
    for (const task of player.tasksOf(DAY)) player.setCompleted(task, true);
    player.run('userRegimen.archive', { userRegimenId: old }, DAY);
    player.run('userRegimen.unarchive', { userRegimenId: old }, DAY);
    expect(player.rows.get('userRegimens', old)).toMatchObject({
      isArchived: false,
      sessions: 1,
      pointsEarned: 120,
    });
    player.run('userRegimen.archive', { userRegimenId: old }, DAY);
    const fresh = player.start(addDays(DAY, 1), plan);
    expect(player.rows.get('userRegimens', fresh)).toMatchObject({ sessions: 0, pointsEarned: 0 });
    expect(player.rows.get('userRegimens', old)?.replacedAt).not.toBeNull();
    expect(player.run('userRegimen.unarchive', { userRegimenId: old }, DAY)).toBe('not_archived');
  });

  it('count towards a badge once each, however often they are started afresh', () => {
    const player = new TestPlayer();
    const earned = () => player.rows.all('userBadges').some(({ badgeId }) => badgeId === 'starts-3');
    const archived = (id: UserRegimenId) => player.run('userRegimen.archive', { userRegimenId: id }, DAY);
    const plan = aPlan();
    for (let times = 0; times < 3; times++) archived(player.start(DAY, plan));
    archived(player.start(DAY));
    expect([player.rows.get('playerStats', player.userId)?.regimensStarted, earned()]).toEqual([2, false]);
    archived(player.start(DAY));
    expect(earned()).toBe(true);
  });
});

describe('S3.9 the same program begun on two devices', () => {
  const NEXT = addDays(DAY, 1);
  const tablet = clientGroupId.parse(newId());
  const since = { playerSince: '2026-01-01T08:00:00.000Z' };

  /** A device of the same player that knows nothing yet, and what it says: the server hears it later, when it is told. */
  function away(player: TestPlayer) {
    const device = new TestPlayer(player.userId);
    for (const [id, plan] of player.plans) device.plans.set(id, plan);
    const said: (() => string | undefined)[] = [];
    const run = <Name extends MutationName>(name: Name, args: MutationArgs<Name>, day: string, hour = 12) => {
      const at = new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000 + said.length).toISOString();
      expect(device.run(name, args, day, { at })).toBeUndefined();
      said.push(() => player.run(name, args, day, { at, clientGroup: tablet, ...since }));
    };
    return {
      device,
      run,
      start(plan: Plan, day: string, hour?: number) {
        const id = idOfNext(device, plan);
        run('userRegimen.start', { userRegimenId: id, regimenId: plan.regimenId }, day, hour);
        return id;
      },
      train(day: string, hour?: number) {
        for (const { id: taskId, day: dealt, userRegimenId, slot } of device.tasksOf(day))
          run('task.setCompleted', { taskId, day: dealt, userRegimenId, slot, completed: true }, day, hour);
      },
      /** What the server refuses of it. */
      tell: () => said.flatMap((say) => say() ?? []),
    };
  }

  const idOfNext = (player: TestPlayer, { regimenId }: Plan) =>
    nextEnrolmentId(player.userId, regimenId, player.rows.all('userRegimens'));

  /** A player, and a program that they start. */
  function aPlayer() {
    const player = new TestPlayer();
    const plan = aPlan();
    player.plans.set(plan.regimenId, plan);
    const start = (day: string, hour = 12) =>
      player.run(
        'userRegimen.start',
        { userRegimenId: idOfNext(player, plan), regimenId: plan.regimenId },
        day,
        { at: `${day}T${hour}:00:00.000Z`, ...since },
      );
    return { player, plan, start };
  }

  const trained = (player: TestPlayer) =>
    player.rows.all('dayTotals').map(({ day, points }) => [day, points]);

  it.each([
    ['the same day', DAY, DAY],
    ['later', DAY, NEXT],
    ['earlier', NEXT, DAY],
  ])('%s is one, and all that was done of it counts', (_, here, there) => {
    const { player, plan, start } = aPlayer();
    expect(start(here)).toBeUndefined();
    const other = away(player);
    const id = other.start(plan, there);
    other.train(there);
    player.deal(there);
    expect(other.tell()).toEqual([]);
    expect(trained(player)).toEqual([[there, 120]]);
    expect(player.rows.all('userRegimens')).toMatchObject([{ id, sessions: 1, isArchived: false }]);
    expect(player.rows.all('userRegimens')[0]?.startedAt.slice(0, 10)).toBe(DAY);
    expect(player.rows.all('playerStats')).toMatchObject([{ regimensStarted: 1 }]);
  });

  it('runs again when it was put away before that, and not when after', () => {
    for (const [hour, isArchived] of [
      [13, false],
      [11, true],
    ] as const) {
      const { player, plan, start } = aPlayer();
      start(DAY, 10);
      const other = away(player);
      const id = other.start(plan, DAY, hour);
      if (isArchived) other.train(DAY, hour);
      const at = `${DAY}T12:00:00.000Z`;
      player.run('userRegimen.archive', { userRegimenId: id }, DAY, { at });
      if (!isArchived) other.train(DAY, hour);
      expect(other.tell()).toEqual([]);
      expect(trained(player)).toEqual([[DAY, 120]]);
      expect(player.rows.all('userRegimens')).toMatchObject([{ id, isArchived }]);
    }
  });

  it('afresh is one as well; one of which the server knows the next runs on as that', () => {
    const { player, plan, start } = aPlayer();
    start(DAY, 10);
    const first = idOfNext(new TestPlayer(player.userId), plan);
    const late = away(player);
    const other = away(player);
    other.start(plan, DAY, 10);
    player.run('userRegimen.archive', { userRegimenId: first }, DAY, { at: `${DAY}T11:00:00.000Z` });
    other.run('userRegimen.archive', { userRegimenId: first }, DAY, 11);
    start(DAY, 12);
    const second = other.start(plan, DAY, 13);
    other.train(DAY, 14);
    expect(other.tell()).toEqual([]);
    expect(trained(player)).toEqual([[DAY, 120]]);
    const stand = () => player.rows.all('userRegimens').map(({ id, isArchived }) => [id, isArchived]);
    expect(stand()).toEqual([
      [first, true],
      [second, false],
    ]);
    player.run('userRegimen.archive', { userRegimenId: second }, DAY, { at: `${DAY}T15:00:00.000Z` });
    expect(late.start(plan, NEXT)).toBe(first);
    late.train(NEXT);
    expect(late.tell()).toEqual([]);
    expect(stand()).toEqual([
      [first, true],
      [second, false],
    ]);
    expect(trained(player).at(-1)).toEqual([NEXT, 120]);
  });

  it.each([
    [14, 15, []],
    [16, 15, Array.from({ length: 6 }, () => 'program_archived')],
  ])(
    'counts at %i o’clock though put away, where the next one was complete at %i',
    (hour, ended, refused) => {
      const { player, plan, start } = aPlayer();
      start(DAY, 10);
      const other = away(player);
      const first = other.start(plan, DAY, 10);
      player.run('userRegimen.archive', { userRegimenId: first }, DAY, { at: `${DAY}T11:00:00.000Z` });
      start(DAY, 12);
      const next = player.rows.all('userRegimens').find(({ id }) => id !== first);
      if (!next) throw new Error('no next one');
      const completedAt = `${DAY}T${ended}:00:00.000Z`;
      player.rows.put('userRegimens', { ...next, isActive: false, completedAt });
      other.train(DAY, hour);
      expect(other.tell()).toEqual(refused);
      expect(trained(player)).toEqual(refused.length === 0 ? [[DAY, 120]] : []);
    },
  );

  it('under an id that no other finds is history on the server, and what was done of it counts', () => {
    const { player, plan, start } = aPlayer();
    const old = userRegimenId.parse(newId());
    const other = away(player);
    other.run('userRegimen.start', { userRegimenId: old, regimenId: plan.regimenId }, DAY, 13);
    other.train(DAY, 14);
    start(DAY, 12);
    expect(other.tell()).toEqual([]);
    expect(trained(player)).toEqual([[DAY, 120]]);
    expect(player.rows.all('userRegimens').filter(isRunning)).toMatchObject([{ replacedAt: null }]);
    expect(player.rows.get('userRegimens', old)).toMatchObject({
      sessions: 1,
      replacedAt: expect.any(String),
    });
    expect(player.rows.all('playerStats')).toMatchObject([{ regimensStarted: 1 }]);
  });

  it('has an id that is kept for its player and program', () => {
    const { player, plan } = aPlayer();
    const stranger = new TestPlayer();
    stranger.plans.set(plan.regimenId, plan);
    const begin = (id: UserRegimenId) =>
      stranger.run('userRegimen.start', { userRegimenId: id, regimenId: plan.regimenId }, DAY);
    expect(begin(idOfNext(player, plan))).toBe('id_taken');
    expect(begin(idOfNext(stranger, aPlan()))).toBe('id_taken');
    // Of a program that is not there no id is looked for.
    const unknown = { userRegimenId: idOfNext(player, plan), regimenId: aPlan().regimenId };
    expect(stranger.run('userRegimen.start', unknown, DAY)).toBe('regimen_not_found');
    expect(begin(idOfNext(stranger, plan))).toBeUndefined();
  });
});
