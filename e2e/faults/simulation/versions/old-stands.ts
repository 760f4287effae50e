import type { Task } from 'sync-protocol/entities/tasks/task';
import { foldDays } from 'sync-protocol/rules/progress/credit';
import { runOf, streakOn } from 'sync-protocol/rules/progress/streak';
import { daysBetween } from 'sync-protocol/rules/training-day';
import { expect } from 'vitest';
import type { History } from '../history.ts';
import type { Tables } from '../invariants.ts';
import { TAKES_TASKS_AWAY } from '../legitimacy/last-words.ts';
import type { OldPlayer } from './old-player.ts';

/** What a player reads of a task. */
function readOf({ id, name, description, dose, points, estimatedMinutes }: Task) {
  return { id, name, description, dose, points, estimatedMinutes };
}

/** The streak that a player sees is not shorter than version 1 showed it a moment before. */
export function expectStreakStands(
  { server, userId }: OldPlayer,
  { playerStats: [stats] }: Tables,
  today: string,
  now: number,
): void {
  const before = server.get('playerStats', userId);
  const missed = before?.lastDay ? Math.max(0, daysBetween(before.lastDay, today) - 1) : 0;
  const shown = before && missed <= before.restDays ? before.streak : 0;
  const { streak } = streakOn(stats ? runOf(stats) : null, today, now);
  expect(streak, 'the streak on the day of the change').toBeGreaterThanOrEqual(shown);
}

/** What version 1 has dealt, counted and given stands, whatever came after it. */
export function expectOldStands({ server }: OldPlayer, rows: Tables, history: History, today: string): void {
  expectTasksStand(server.all('tasks'), rows, history, today);
  for (const { id, name, sessions, currentWeek } of server.all('userRegimens')) {
    const now = rows.userRegimens.find((one) => one.id === id);
    expect(now?.sessions, `sessions of ${name}`).toBeGreaterThanOrEqual(sessions);
    expect(now?.currentWeek, `week of ${name}`).toBeGreaterThanOrEqual(currentWeek);
  }
  const given = new Set(rows.userBadges.map(({ badgeId }) => badgeId));
  const old = server.all('userBadges').filter(({ earnedDay }) => earnedDay < today);
  expect(
    old.filter(({ badgeId }) => !given.has(badgeId)),
    'badges',
  ).toEqual([]);
  expectStreaksStand(server, rows);
}

function expectTasksStand(old: readonly Task[], rows: Tables, { runs }: History, today: string): void {
  const standing = new Map(rows.tasks.map((task) => [task.id, task]));
  const isRunning = ({ userRegimenId }: Task) =>
    rows.userRegimens.some(({ id, isActive, isArchived }) => id === userRegimenId && isActive && !isArchived);
  const wasAsked = runs.some(
    ({ name, push, status }) => push > 0 && status === 'applied' && TAKES_TASKS_AWAY.includes(name),
  );
  const isUndone = ({ id }: Task) =>
    runs.some(({ push, args }) => push > 0 && args['taskId'] === id && args['completed'] === false);
  for (const task of old) {
    const now = standing.get(task.id);
    if (now) expect(readOf(now), 'a task that was dealt').toEqual(readOf(task));
    else if (task.isCompleted && !isUndone(task))
      expect(now, `${task.name}, done on ${task.day}`).toBeDefined();
    else if (!task.isCompleted && task.day === today && isRunning(task) && !wasAsked)
      expect(now, `${task.name} of today`).toBeDefined();
  }
}

/** No day's streak is shorter than it was shown; from the first day that version 2 has counted on, all is as it counts. */
function expectStreaksStand(
  server: OldPlayer['server'],
  { dayTotals, userRegimens, streakPauses }: Tables,
): void {
  const days = dayTotals.toSorted((a, b) => a.day.localeCompare(b.day));
  for (const shown of server.all('dayTotals').sort((a, b) => a.day.localeCompare(b.day))) {
    const now = days.find(({ day }) => day === shown.day);
    // All that was done on it has been taken back: what follows has lost a day.
    if (!now) break;
    expect(now.streak, `streak of ${shown.day}`).toBeGreaterThanOrEqual(shown.streak);
    expect(now.best, `best of ${shown.day}`).toBeGreaterThanOrEqual(shown.best);
  }
  const first = days.findIndex(({ inRow }) => typeof inRow === 'number');
  if (first === -1) return;
  const since = days.slice(first);
  expect(foldDays(days[first - 1], since, userRegimens, streakPauses), 'I9 days').toEqual(since);
}
