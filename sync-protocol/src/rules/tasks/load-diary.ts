import type { ClubKind, LoadDay } from '../../entities/tasks/load-day.ts';
import type { Task } from '../../entities/tasks/task.ts';
import { CLUB_KINDS } from '../training/program-terms.ts';
import { addDays, weekStart } from '../training-day.ts';

/** Days for which the diary is kept: eight weeks. */
export const LOAD_KEPT_DAYS = 56;
/** A phone's clock may be ahead of the server's by a day. */
export const LOAD_DAYS_AHEAD = 1;
/** How hard the app's own tasks count, of 10: moderate, as nobody is asked; our own choice. */
export const OWN_EFFORT = 3;
/** A week is well above the last four from so many times their mean on; our own choice. */
const WELL_ABOVE = 1.3;
const WEEKS_COMPARED = 4;
/** Of these weeks so many have to hold something: a diary that was just begun compares with nothing. */
const WEEKS_KNOWN = 3;

/** A day's load, minutes times effort: of practice, of matches and of the app's own tasks. */
export interface DayLoad {
  day: string;
  practice: number;
  match: number;
  own: number;
  /** Whether anything was done, however easy it felt. */
  isActive: boolean;
}

type Done = Pick<Task, 'completedDay' | 'estimatedMinutes'>;

/** What bodies got on a day. */
export function loadOn(day: string, noted: readonly LoadDay[], tasks: readonly Done[]): DayLoad {
  const own = tasks.filter(({ completedDay }) => completedDay === day);
  const minutes = own.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
  const note = noted.find((one) => one.day === day);
  const of = (kind: ClubKind) => (note?.[kind]?.minutes ?? 0) * (note?.[kind]?.effort ?? 0);
  const isActive = own.length > 0 || CLUB_KINDS.some((kind) => note?.[kind]);
  return { day, practice: of('practice'), match: of('match'), own: minutes * OWN_EFFORT, isActive };
}

/** The load of a whole day: the club’s and the player’s own. */
export function totalOf({ practice, match, own }: DayLoad): number {
  return practice + match + own;
}

/** The seven days of the week that begins on a Monday. */
function weekOf(monday: string, noted: readonly LoadDay[], tasks: readonly Done[]): DayLoad[] {
  return Array.from({ length: 7 }, (_, index) => loadOn(addDays(monday, index), noted, tasks));
}

function sum(days: readonly DayLoad[]): number {
  return days.reduce((total, day) => total + totalOf(day), 0);
}

function clubLoad(days: readonly DayLoad[]): number {
  return days.reduce((total, { practice, match }) => total + practice + match, 0);
}

/** A week beside the four before it. */
export interface WeekLoad {
  days: DayLoad[];
  total: number;
  /** Mean of the four weeks before; null as long as they hold too little. */
  mean: number | null;
  isWellAbove: boolean;
}

/** The week of a Monday, and what the four before it came to. */
export function weekLoadOf(monday: string, noted: readonly LoadDay[], tasks: readonly Done[]): WeekLoad {
  const days = weekOf(monday, noted, tasks);
  const before = Array.from({ length: WEEKS_COMPARED }, (_, back) =>
    weekOf(addDays(monday, -7 * (back + 1)), noted, tasks),
  );
  // Practice that nobody noted then was no less: beside it a week of tasks alone would make any practice a leap.
  const counted = clubLoad(days) > 0 ? clubLoad : sum;
  const isKnown = before.filter((week) => counted(week) > 0).length >= WEEKS_KNOWN;
  const mean = isKnown ? Math.round(sum(before.flat()) / WEEKS_COMPARED) : null;
  const total = sum(days);
  return { days, total, mean, isWellAbove: mean !== null && total > WELL_ABOVE * mean };
}

/** Whether the last seven days had none without training, practice or a match (AAP: one a week is free). */
export function hasNoFreeDay(today: string, noted: readonly LoadDay[], tasks: readonly Done[]): boolean {
  return Array.from({ length: 7 }, (_, back) => loadOn(addDays(today, -back), noted, tasks)).every(
    ({ isActive }) => isActive,
  );
}

/** The first day that a week's picture looks back on. */
export function firstDayLookedAt(day: string): string {
  return addDays(weekStart(day), -7 * WEEKS_COMPARED);
}
