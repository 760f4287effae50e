import type { RefreshedDay } from '../../entities/tasks/refreshed-day.ts';
import type { Task } from '../../entities/tasks/task.ts';
import { taskIdOf } from '../derived-ids.ts';
import type { TaskId } from '../../ids.ts';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { isRunning } from '../training/enrolment.ts';
import type { DayTotal } from '../../entities/progress/day-total.ts';
import { SESSIONS_PER_WEEK } from '../training/program-terms.ts';
import type { Plan, PlannedTask } from '../training/plan.ts';
import { TASKS_A_DAY } from '../progress/points.ts';
import { currentWeek, MAX_ACTIVE_PROGRAMS } from '../training/program-progress.ts';
import { dayStart } from '../training-day.ts';

/** How often a day's open tasks may be swapped. */
export const MAX_REFRESHES_A_DAY = 3;

/**
 * Which entry of a session a slot takes: whoever runs several programs gets the main work of each, whoever
 * runs one gets the whole session, and a slot means the same however many programs share the day.
 */
const ENTRY_OF_SLOT = [2, 3, 4, 1, 0, 5];

export interface DealtDay {
  day: string;
  tz: string;
  /** Every enrolment of the player. */
  userRegimens: readonly UserRegimen[];
  /** The day's tasks so far. */
  tasks: readonly Task[];
  /** Day totals from `day` on. */
  dayTotals: readonly DayTotal[];
  /** How often the day was refreshed. */
  counter: number;
  planOf: (regimen: UserRegimen['regimenId']) => Plan | undefined;
}

export interface Deal {
  add: Task[];
  remove: Task[];
}

/** How often a day was refreshed. */
export function refreshesOf(day: string, refreshedDays: readonly RefreshedDay[]): number {
  return refreshedDays.find((one) => one.day === day)?.refreshes ?? 0;
}

/** The enrolments that deal a day's tasks, oldest first. */
export function dealingRegimens(userRegimens: readonly UserRegimen[]): UserRegimen[] {
  return userRegimens
    .filter(isRunning)
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt) || a.id.localeCompare(b.id))
    .slice(0, MAX_ACTIVE_PROGRAMS);
}

/**
 * The tasks to add to a day and to take from it so that it holds six over the running programs (6, 3+3 or
 * 2+2+2), none of a drill that the day has already where there is another. Completed ones stay as they are and
 * count towards the six. A pure function: phone and server deal
 * the same tasks with the same ids.
 */
export function dealDay(dealt: DealtDay): Deal {
  const wanted = wantedTasks(dealt);
  const standing = new Map(dealt.tasks.map((task) => [task.id, task]));
  return {
    add: [...wanted.values()].filter((task) => !standing.has(task.id)),
    remove: dealt.tasks.filter((task) => !task.isCompleted && !wanted.has(task.id)),
  };
}

/** Where a task of a day belongs. */
export interface Place {
  id: TaskId;
  enrolment: UserRegimen;
  slot: number;
  counter: number;
}

function wantedTasks(dealt: DealtDay): Map<string, Task> {
  const completed = dealt.tasks.filter((task) => task.isCompleted);
  const standing = new Map(dealt.tasks.map((task) => [task.id, task]));
  const places = openPlaces(dealt, completed);
  const kept = [...completed, ...places.flatMap(({ id }) => standing.get(id) ?? [])];
  const seen = new Set(kept.map(drillOf));
  const wanted = new Map<string, Task>();
  for (const place of places) {
    if (wanted.size >= TASKS_A_DAY - completed.length) break;
    const task = standing.get(place.id) ?? dealtTask(dealt, place, seen);
    if (!task) continue;
    wanted.set(task.id, task);
    seen.add(drillOf(task));
  }
  return wanted;
}

/** The places of a day that no completed task takes, in the order in which they are filled. */
function openPlaces({ userRegimens, day, counter }: DealtDay, completed: readonly Task[]): Place[] {
  const running = dealingRegimens(userRegimens);
  const share = running.length === 0 ? 0 : TASKS_A_DAY / running.length;
  const places: Place[] = [];
  for (let slot = 0; slot < share; slot++) {
    for (const enrolment of running) {
      const { id: userRegimenId, userId } = enrolment;
      if (completed.some((task) => task.userRegimenId === userRegimenId && task.slot === slot)) continue;
      places.push({ id: taskIdOf({ userId, day, userRegimenId, slot, counter }), enrolment, slot, counter });
    }
  }
  return places;
}

/** What tells drills apart: programs share them. */
function drillOf({ drillId, name }: Pick<PlannedTask, 'drillId' | 'name'>): string {
  return drillId ?? name;
}

/**
 * The task of a place; none when its program is unknown.
 * @param seen drills that the day has already: another one is taken where the program's week has one
 */
export function dealtTask(
  dealt: Pick<DealtDay, 'day' | 'tz' | 'dayTotals' | 'planOf'>,
  { id, enrolment, slot, counter }: Place,
  seen: ReadonlySet<string> = new Set(),
): Task | undefined {
  const plan = dealt.planOf(enrolment.regimenId);
  const inTurn = plan ? plannedTasks(plan, sessionsBefore(enrolment, dealt), slot, counter) : [];
  const planned = inTurn.find((one) => !seen.has(drillOf(one))) ?? inTurn[0];
  if (!planned) return undefined;
  const { id: userRegimenId, userId, regimenId, category, basePoints } = enrolment;
  return {
    id,
    userId,
    userRegimenId,
    regimenId,
    day: dealt.day,
    slot,
    counter,
    drillId: planned.drillId,
    name: planned.name,
    description: planned.description,
    dose: planned.dose,
    points: basePoints,
    estimatedMinutes: planned.minutes,
    category,
    createdAt: new Date(dayStart(dealt.day, dealt.tz)).toISOString(),
    isCompleted: false,
    completedAt: null,
    completedDay: null,
  };
}

/** Sessions of an enrolment before a day, so that what is done on the day does not change its deal. */
function sessionsBefore(
  enrolment: UserRegimen,
  { day, dayTotals }: Pick<DealtDay, 'day' | 'dayTotals'>,
): number {
  const since = dayTotals.filter((total) => total.day >= day && total.done[enrolment.id]?.length);
  return Math.max(0, enrolment.sessions - since.length);
}

/** What a slot may hold, best first; a refresh goes on through the week's other drills. */
function plannedTasks(plan: Plan, sessions: number, slot: number, counter: number): PlannedTask[] {
  const week = plan.weeks[currentWeek(sessions, plan.totalWeeks) - 1] ?? plan.weeks.at(-1);
  const session = week?.[(sessions % SESSIONS_PER_WEEK) % week.length];
  if (!week || !session) return [];
  const names = new Set(session.map((planned) => planned.name));
  const others = week.flat().filter((planned) => !names.has(planned.name) && names.add(planned.name));
  const pool = [...session, ...others];
  const first = ((ENTRY_OF_SLOT[slot] ?? slot) + counter * TASKS_A_DAY) % pool.length;
  return [...pool.slice(first), ...pool.slice(0, first)];
}
