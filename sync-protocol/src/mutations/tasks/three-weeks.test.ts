import { describe, expect, it } from 'vitest';
import { tierOf } from '../../rules/progress/streak.ts';
import { addDays, weekdayOf } from '../../rules/training-day.ts';
import { mainDoneOf, countMainDone } from '../../rules/training/enrolment/main-done.ts';
import { dealToday } from './deal-today.ts';
import { aPlan, TestPlayer } from '../testing.ts';

/** A Monday. */
const FIRST = '2026-11-02';

it('keeps the streak of whoever trains from Monday to Friday, three weeks with three programs that share each day', () => {
  const player = new TestPlayer();
  for (let programs = 0; programs < 3; programs++) player.start(FIRST, aPlan());
  const totals = () => player.rows.all('dayTotals');
  for (let days = 0; days < 21; days++) {
    const day = addDays(FIRST, days);
    if (weekdayOf(day) > 4) continue;
    dealToday(player.rows, { day, tz: 'UTC', planOf: (id) => player.plans.get(id) });
    player.rows.commit();
    const dealt = player.tasksOf(day);
    expect(dealt).toHaveLength(6);
    expect(new Set(dealt.map(({ userRegimenId }) => userRegimenId)).size).toBe(3);
    for (const task of dealt) expect(player.setCompleted(task, true, day)).toBeUndefined();
  }
  expect(totals().map(({ streak }) => streak)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(player.rows.all('playerStats')).toMatchObject([{ streak: 15, completedTasks: 90 }]);
  // Both weeks that are over had their free days.
  expect(player.rows.all('playerStats')).toMatchObject([{ restWeeks: 2, seasonBreaks: 0 }]);
  expect(player.rows.all('userBadges').map(({ badgeId }) => badgeId)).toContain('rest-weeks-1');
  // Six tasks of 20 points each, times what the streak of the day is worth.
  for (const { points, streak } of totals()) expect(points).toBe((6 * 20 * tierOf(streak).multiplier) / 100);
  // Sixty main drills, in turn.
  const done = player.rows.all('userRegimens').map((one) => countMainDone(mainDoneOf(one)));
  expect(done).toEqual([20, 20, 20]);
});

describe('badges for rest', () => {
  /** A player who did a task on some days, counted from a Monday. */
  function whoTrained(days: readonly number[]) {
    const player = new TestPlayer();
    player.start(FIRST);
    const train = (count: number) => {
      const day = addDays(FIRST, count);
      player.run('tasks.refresh', {}, day);
      const [task] = player.tasksOf(day);
      if (!task) throw new Error('no task');
      expect(player.setCompleted(task, true, day)).toBeUndefined();
      return task;
    };
    const tasks = days.map(train);
    const badges = () => player.rows.all('userBadges').map(({ badgeId }) => badgeId);
    return { player, train, tasks, badges };
  }

  it('come with the first training day of the week after, and stay though the week is filled up later', () => {
    const { player, tasks, train, badges } = whoTrained([0, 1, 2, 3, 4]);
    expect(badges()).not.toContain('rest-weeks-1');
    train(7);
    expect(badges()).toContain('rest-weeks-1');
    // Another phone tells of the Saturday only now.
    train(5);
    expect(player.rows.all('playerStats')).toMatchObject([{ restWeeks: 0 }]);
    expect(badges()).toContain('rest-weeks-1');
    expect(tasks).toHaveLength(5);
  });

  it('come too when a day turns out to have been free', () => {
    const { player, tasks, badges } = whoTrained([0, 1, 2, 3, 4, 5, 7]);
    expect(badges()).not.toContain('rest-weeks-1');
    const saturday = tasks[5];
    if (!saturday) throw new Error('no task');
    player.setCompleted(saturday, false, addDays(FIRST, 8));
    expect(badges()).toContain('rest-weeks-1');
  });

  it('are not won by taking a sixth day back and doing it after all', () => {
    const { player, tasks, badges } = whoTrained([0, 1, 2, 3, 4, 5, 7]);
    const saturday = tasks[5];
    if (!saturday) throw new Error('no task');
    // Saturday's phone comes back later than Monday's, with all that was said on it.
    player.setCompleted(saturday, false);
    player.setCompleted(saturday, true);
    expect(player.rows.all('playerStats')).toMatchObject([{ trainedDays: 7, restWeeks: 0 }]);
    expect(badges()).not.toContain('rest-weeks-1');
  });

  it('for a season’s break come with the return, pause or not', () => {
    const season = Array.from({ length: 12 }, (_, week) => [week * 7, week * 7 + 2, week * 7 + 6]).flat();
    const { train, badges, player } = whoTrained(season);
    expect(badges()).not.toContain('season-breaks-1');
    train(83 + 29);
    expect(badges()).toContain('season-breaks-1');
    expect(player.rows.all('playerStats')).toMatchObject([{ seasonBreaks: 1 }]);
  });
});
