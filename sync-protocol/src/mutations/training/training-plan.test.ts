import { describe, expect, it } from 'vitest';
import { userRegimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { addDays } from '../../rules/training-day.ts';
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
});
