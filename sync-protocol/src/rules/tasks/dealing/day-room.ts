import type { DayTotal } from '../../../entities/progress/day-total.ts';
import type { Load } from '../../../entities/training/program.ts';
import type { Task } from '../../../entities/tasks/task.ts';
import { fitsInto, lessLoad, NO_LOAD, shareOf, sumLoads } from '../../training/load.ts';
import type { SeasonDay } from '../../training/season/season.ts';
import { addDays } from '../../training-day.ts';
import { comebackShare } from './comeback.ts';
import type { Conditions } from './conditions.ts';

// All of these are our own cautious choice: what is dealt comes on top of practice and matches.

/** The most of a day, everything that the app deals together. */
export const MAX_A_DAY: Load = { jumps: 20, landings: 60, swings: 60 };
/** Days with maximal jumps, of any seven; never two that follow each other. */
export const MAX_JUMP_DAYS = 3;
/** The most of any seven days: what was put off for days does not all come at once. */
export const MAX_A_WEEK: Load = { jumps: 40, landings: 150, swings: 200 };
/** After a day with more swings than this the next one has none. */
export const MANY_SWINGS = 45;
/** After so many training days in a row comes a recovery session. */
export const DAYS_BEFORE_RECOVERY = 6;
/** In the season practice and matches bring jumps and swings of their own: the app brings fewer. */
export const IN_SEASON = { landings: 40, swings: 45, jumpDays: 2, swingsAWeek: 120, mainDrills: 3 } as const;
/** The most on the day before a match, which has no maximal jump. */
export const BEFORE_MATCH = { landings: 30, swings: 30 } as const;
/** Days before a day that its room looks back on. */
const DAYS_LOOKED_BACK = 6;

interface Before {
  day: string;
  /** Day totals of the days before; later ones are not looked at. */
  dayTotals: readonly DayTotal[];
  season?: SeasonDay | undefined;
}

/** What a day may hold, by what was done on the days before: it is the same at any hour of the day. */
export function roomOf({ day, dayTotals, season }: Before): Load {
  if (isCalm({ day, dayTotals, season })) return NO_LOAD;
  const before = Array.from({ length: DAYS_LOOKED_BACK }, (_, back) => {
    const on = addDays(day, -1 - back);
    return dayTotals.find((total) => total.day === on)?.load ?? NO_LOAD;
  });
  const [dayBefore = NO_LOAD] = before;
  const jumpDays = before.filter(({ jumps }) => jumps > 0).length;
  const most = mostOn(season);
  // Just back from a pause, what was put off waits longer, whichever programs run.
  const week = shareOf({ ...MAX_A_WEEK, swings: most.swingsAWeek }, comebackShare(day, dayTotals));
  const left = lessLoad(week, sumLoads(before));
  return {
    jumps: dayBefore.jumps > 0 || jumpDays >= most.jumpDays ? 0 : Math.min(most.jumps, left.jumps),
    landings: Math.min(most.landings, left.landings),
    swings: dayBefore.swings > MANY_SWINGS ? 0 : Math.min(most.swings, left.swings),
  };
}

/** The most that the season leaves a day, whatever was done before. */
function mostOn(season: SeasonDay | undefined) {
  const always = { ...MAX_A_DAY, jumpDays: MAX_JUMP_DAYS, swingsAWeek: MAX_A_WEEK.swings };
  return {
    ...always,
    ...(season?.phase === 'season' && IN_SEASON),
    ...(season?.isBeforeMatch && BEFORE_MATCH),
    // What a practice or a match asks of the knees is not asked twice.
    ...((season?.isBeforeMatch || season?.kind === 'practice') && { jumps: 0 }),
  };
}

/** Whether a day's session asks nothing of a body: to recover, or because there is a match. */
export function isCalm(before: Before): boolean {
  return before.season?.kind === 'match' || needsRecovery(before);
}

/** Whether a day comes after as many training days in a row as ask for a recovery session. */
export function needsRecovery({ day, dayTotals }: Before): boolean {
  const yesterday = addDays(day, -1);
  return dayTotals.find((total) => total.day === yesterday)?.inRow === DAYS_BEFORE_RECOVERY;
}

/** What the season leaves a day, whatever was done before. */
export function roomInSeason(season: SeasonDay): Load {
  return season.kind === 'match' ? NO_LOAD : mostOn(season);
}

/**
 * Whether the open tasks of a day ask more than is left of a room: they were dealt before all was known that makes it.
 * @param todays of the day, and whatever else was done on it
 */
export function asksTooMuch(todays: readonly Task[], room: Load): boolean {
  const open = todays.filter(({ isCompleted }) => !isCompleted);
  const done = todays.filter(({ isCompleted }) => isCompleted);
  return !fitsInto(roomLeft(room, done), sumLoads(open.map(({ load }) => load)));
}

/** What is left of a day's room with these tasks on it. */
export function roomLeft(room: Load, tasks: readonly Pick<Task, 'load'>[]): Load {
  return lessLoad(room, sumLoads(tasks.map(({ load }) => load)));
}

/**
 * The open tasks of the day before that may still be done: those for which today's session, all of it, leaves room, and
 * of drills that it has not. Nothing offers a double load. Whoever hurts or recovers catches up on nothing.
 * @param tasks of the day and of the day before
 */
export function stillOffered(tasks: readonly Task[], { sore = [], ...before }: Before & Conditions): Task[] {
  const { day } = before;
  if (sore.length > 0 || isCalm(before)) return [];
  const todays = tasks.filter((task) => task.day === day || task.completedDay === day);
  let room = roomLeft(roomOf(before), todays);
  return tasks.filter((task) => {
    if (task.day === day || task.isCompleted || todays.some(({ name }) => name === task.name)) return false;
    const fits = fitsInto(room, task.load ?? NO_LOAD);
    if (fits) room = roomLeft(room, [task]);
    return fits;
  });
}
