import { expect, it } from 'vitest';
import { tierOf } from '../../rules/progress/streak.ts';
import { addDays, weekdayOf } from '../../rules/training-day.ts';
import { mainDoneOf, countMainDone } from '../../rules/training/main-done.ts';
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
  // Six tasks of 20 points each, times what the streak of the day is worth.
  for (const { points, streak } of totals()) expect(points).toBe((6 * 20 * tierOf(streak).multiplier) / 100);
  // Sixty main drills, in turn.
  const done = player.rows.all('userRegimens').map((one) => countMainDone(mainDoneOf(one)));
  expect(done).toEqual([20, 20, 20]);
});
