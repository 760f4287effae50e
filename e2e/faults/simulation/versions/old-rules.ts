import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { RowOf } from 'sync-protocol/entities/tables';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { UserRegimenId } from 'sync-protocol/ids';
import type { Rows } from 'sync-protocol/mutations/rows';
import { dayTotalId, refreshedDayId, taskIdOf, userBadgeIdOf } from 'sync-protocol/rules/derived-ids';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { BADGES, isEarned } from 'sync-protocol/rules/progress/badges';
import { earnedPoints } from 'sync-protocol/rules/progress/points';
import { daysBetween } from 'sync-protocol/rules/training-day';

// The rules of version 1, as far as they left rows behind: kept here to make those, and changed by nobody.

/** Which entry of a session a slot took. */
const ENTRY_OF_SLOT = [2, 3, 4, 1, 0, 5];
const TASKS_A_DAY = 6;
const SESSIONS_A_WEEK = 5;
const BASE_POINTS = 20;
const DAYS_PER_REST_DAY = 6;
const MAX_REST_DAYS = 2;

/** A word of version 1, with when it was said. */
export interface Said {
  at: string;
  day: string;
}

export type Programs = ReadonlyMap<string, ProgramContent>;

type Player = UserRegimen['userId'];

/** Enrols a player in a program. */
export function startOld(
  rows: Rows,
  id: UserRegimenId,
  userId: Player,
  { program }: ProgramContent,
  at: string,
) {
  rows.put('userRegimens', {
    id,
    userId,
    regimenId: program.id,
    name: program.name,
    category: program.category,
    totalWeeks: program.totalWeeks,
    basePoints: BASE_POINTS,
    isActive: true,
    isArchived: false,
    startedAt: at,
    archivedAt: null,
    completedAt: null,
    replacedAt: null,
    sessions: 0,
    currentWeek: 1,
    completionPercentage: 0,
    pointsEarned: 0,
  });
  recountOld(rows, userId, at);
}

/** The programs that dealt, oldest first. */
export function runningOld(rows: Rows): UserRegimen[] {
  const running = rows.all('userRegimens').filter(({ isActive, isArchived }) => isActive && !isArchived);
  return running.sort((a, b) => a.startedAt.localeCompare(b.startedAt) || a.id.localeCompare(b.id));
}

/** Deals a day: six over the running programs, 6, 3+3 or 2+2+2. */
export function dealOld(rows: Rows, day: string, programs: Programs): Task[] {
  const standing = rows.all('tasks').filter((task) => task.day === day);
  const done = standing.filter(({ isCompleted }) => isCompleted);
  const counter = rows.all('refreshedDays').find((one) => one.day === day)?.refreshes ?? 0;
  const running = runningOld(rows);
  const share = running.length === 0 ? 0 : TASKS_A_DAY / running.length;
  const wanted = new Map<string, Task>();
  for (let slot = 0; slot < share; slot++) {
    for (const enrolment of running) {
      if (wanted.size >= TASKS_A_DAY - done.length) break;
      if (done.some((task) => task.slot === slot && task.userRegimenId === enrolment.id)) continue;
      const place = { userId: enrolment.userId, day, userRegimenId: enrolment.id, slot, counter };
      const id = taskIdOf(place);
      const seen = new Set([...done, ...wanted.values()].map(({ drillId }) => drillId));
      wanted.set(id, rows.get('tasks', id) ?? taskOf(rows, { ...place, id }, enrolment, programs, seen));
    }
  }
  for (const task of standing) if (!task.isCompleted && !wanted.has(task.id)) rows.delete('tasks', task.id);
  const added = [...wanted.values()].filter(({ id }) => !rows.get('tasks', id));
  for (const task of added) rows.put('tasks', task);
  return added;
}

function taskOf(
  rows: Rows,
  place: Pick<Task, 'id' | 'userId' | 'day' | 'userRegimenId' | 'slot' | 'counter'>,
  { id, regimenId, category, basePoints, sessions }: UserRegimen,
  programs: Programs,
  seen: ReadonlySet<string | null>,
): Task {
  const content = programs.get(regimenId);
  const since = rows.all('dayTotals').filter((total) => total.day >= place.day && total.done[id]?.length);
  const before = Math.max(0, sessions - since.length);
  const week = content?.program.weeks[Math.floor(before / SESSIONS_A_WEEK)] ?? content?.program.weeks.at(-1);
  const session = week?.sessions[before % SESSIONS_A_WEEK] ?? [];
  const names = new Set(session.map(({ drill }) => drill));
  const pool = [
    ...session,
    ...(week?.sessions.flat() ?? []).filter(({ drill }) => !names.has(drill) && names.add(drill)),
  ];
  const first = ((ENTRY_OF_SLOT[place.slot] ?? 0) + place.counter * TASKS_A_DAY) % pool.length;
  const inTurn = [...pool.slice(first), ...pool.slice(0, first)];
  const entry = inTurn.find(({ drill }) => !seen.has(drill)) ?? inTurn[0];
  const drill = content?.drills.find((one) => one.id === entry?.drill);
  if (!drill) throw new Error(`no drill for slot ${place.slot}`);
  return {
    ...place,
    regimenId,
    drillId: drill.id,
    name: `${drill.name}, as it was`,
    description: drill.description,
    dose: entry?.dose ?? drill.dose,
    points: basePoints,
    estimatedMinutes: drill.minutes,
    category,
    createdAt: `${place.day}T02:00:00.000Z`,
    isCompleted: false,
    completedAt: null,
    completedDay: null,
  };
}

/** Swaps what is open on a day for something else. */
export function refreshOld(rows: Rows, userId: Player, day: string, programs: Programs): Task[] {
  const id = refreshedDayId(userId, day);
  const refreshes = (rows.get('refreshedDays', id)?.refreshes ?? 0) + 1;
  rows.put('refreshedDays', { id, userId, day, refreshes });
  return dealOld(rows, day, programs);
}

/** Does a task; `by` is who keeps what was said: a server notes it, a phone does not. */
export function completeOld(rows: Rows, task: Task, { at, day }: Said, by?: string): void {
  const words = by === undefined ? {} : { words: [{ at, by, day }] };
  rows.put('tasks', { ...task, isCompleted: true, completedAt: at, completedDay: day, ...words });
  recountOld(rows, task.userId, at);
}

/** Days, programs, stats and badges, as they follow from what is done. */
function recountOld(rows: Rows, userId: Player, at: string): void {
  const done = rows.all('tasks').filter(({ isCompleted }) => isCompleted);
  const byDay = Map.groupBy(done, ({ completedDay }) => completedDay ?? '');
  const days = foldOld(
    [...byDay].map(([day, tasks]) => ({ id: dayTotalId(userId, day), userId, day, done: instantsOf(tasks) })),
  );
  for (const day of days) keep(rows, 'dayTotals', day);
  for (const enrolment of rows.all('userRegimens')) {
    const trained = days.filter((total) => total.done[enrolment.id]);
    const sessions = trained.length;
    const all = enrolment.totalWeeks * SESSIONS_A_WEEK;
    const isComplete = sessions >= all;
    keep(rows, 'userRegimens', {
      ...enrolment,
      sessions,
      currentWeek: Math.min(enrolment.totalWeeks, Math.floor(sessions / SESSIONS_A_WEEK) + 1),
      completionPercentage: isComplete ? 100 : Math.min(99, Math.round((100 * sessions) / all)),
      pointsEarned: trained.reduce(
        (sum, { done: of, streak }) => sum + pointsFor(of[enrolment.id], streak),
        0,
      ),
      completedAt: isComplete ? (enrolment.completedAt ?? at) : null,
      isActive: !isComplete,
    });
  }
  recountStats(rows, userId, days);
  const stats = rows.get('playerStats', userId) ?? freshStats(userId);
  for (const badge of BADGES) {
    const id = userBadgeIdOf(userId, badge.id);
    if (!rows.get('userBadges', id) && isEarned(badge, stats))
      rows.put('userBadges', {
        id,
        userId,
        badgeId: badge.id,
        earnedAt: at,
        earnedDay: at.slice(0, 10),
        viewedAt: null,
      });
  }
}

function recountStats(rows: Rows, userId: Player, days: readonly DayTotal[]): void {
  const done = rows.all('tasks').filter(({ isCompleted }) => isCompleted);
  const last = days.at(-1);
  const stats = rows.get('playerStats', userId) ?? freshStats(userId);
  const tasksByCategory = { ...freshStats(userId).tasksByCategory };
  for (const { category } of done) tasksByCategory[category] += 1;
  const enrolments = rows.all('userRegimens');
  rows.put('playerStats', {
    ...stats,
    totalPoints: days.reduce((sum, { points }) => sum + points, 0),
    completedTasks: done.length,
    trainedDays: days.length,
    fullDays: days.filter(({ done: of }) => Object.values(of).flat().length >= TASKS_A_DAY).length,
    tasksByCategory,
    regimensStarted: enrolments.length,
    regimensCompleted: enrolments.filter(({ completedAt }) => completedAt !== null).length,
    streak: last?.streak ?? 0,
    bestStreak: last?.best ?? 0,
    restDays: last?.held ?? 0,
    lastDay: last?.day ?? null,
    lastAt: last ? Math.max(...Object.values(last.done).flat()) : null,
  });
}

/** Trained days with streak and points: of every six training days one rest day was held, two at most. */
function foldOld(days: readonly Pick<DayTotal, 'id' | 'userId' | 'day' | 'done'>[]): DayTotal[] {
  let before: DayTotal | undefined;
  return days
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((total) => {
      const missed = before ? daysBetween(before.day, total.day) - 1 : 0;
      const stands = before !== undefined && missed <= before.held;
      const streak = stands ? (before?.streak ?? 0) + 1 : 1;
      const kept = stands ? (before?.held ?? 0) - missed : 0;
      const held = streak % DAYS_PER_REST_DAY === 0 ? Math.min(MAX_REST_DAYS, kept + 1) : kept;
      const best = Math.max(before?.best ?? 0, streak);
      const points = Object.values(total.done).reduce((sum, of) => sum + pointsFor(of, streak), 0);
      const { id, userId, day, done } = total;
      before = { id, userId, day, done, points, streak, best, held };
      return before;
    });
}

function pointsFor(instants: readonly number[] = [], streak: number): number {
  return instants.length * earnedPoints(BASE_POINTS, streak);
}

function instantsOf(tasks: readonly Task[]): DayTotal['done'] {
  const done: DayTotal['done'] = {};
  for (const { userRegimenId, completedAt } of tasks)
    done[userRegimenId] = [...(done[userRegimenId] ?? []), Date.parse(completedAt ?? '')].sort(
      (a, b) => a - b,
    );
  return done;
}

/** Writes a row if it is another than the one that is there. */
function keep<T extends 'dayTotals' | 'userRegimens'>(rows: Rows, table: T, row: RowOf<T>): void {
  if (JSON.stringify(rows.get(table, row.id)) !== JSON.stringify(row)) rows.put(table, row);
}
