import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { Load } from '../../entities/training/program.ts';
import type { Task } from '../../entities/tasks/task.ts';
import { fitsInto, lessLoad, NO_LOAD, sumLoads } from '../training/load.ts';
import { addDays } from '../training-day.ts';

// All of these are our own cautious choice: what is dealt comes on top of practice and matches.

/** The most of a day, everything that the app deals together. */
export const MAX_A_DAY: Load = { jumps: 20, landings: 60, swings: 60 };
/** Days with maximal jumps, of any seven; never two that follow each other. */
export const MAX_JUMP_DAYS = 3;
/** Swings of any seven days. */
export const MAX_SWINGS_A_WEEK = 200;
/** After a day with more swings than this the next one has none. */
export const MANY_SWINGS = 45;
/** After so many training days in a row comes a recovery session. */
export const DAYS_BEFORE_RECOVERY = 6;
/** Days before a day that its deal looks back on. */
export const DAYS_LOOKED_BACK = 6;

interface Before {
  day: string;
  /** Day totals of the days before; later ones are not looked at. */
  dayTotals: readonly DayTotal[];
}

/** What a day may hold, by what was done on the days before: it is the same at any hour of the day. */
export function roomOf({ day, dayTotals }: Before): Load {
  if (needsRecovery({ day, dayTotals })) return NO_LOAD;
  const before = Array.from({ length: DAYS_LOOKED_BACK }, (_, back) => {
    const on = addDays(day, -1 - back);
    return dayTotals.find((total) => total.day === on)?.load ?? NO_LOAD;
  });
  const [dayBefore = NO_LOAD] = before;
  const jumpDays = before.filter(({ jumps }) => jumps > 0).length;
  const swings = sumLoads(before).swings;
  return {
    jumps: dayBefore.jumps > 0 || jumpDays >= MAX_JUMP_DAYS ? 0 : MAX_A_DAY.jumps,
    landings: MAX_A_DAY.landings,
    swings: dayBefore.swings > MANY_SWINGS ? 0 : Math.min(MAX_A_DAY.swings, MAX_SWINGS_A_WEEK - swings),
  };
}

/** Whether a day comes after as many training days in a row as ask for a recovery session. */
export function needsRecovery({ day, dayTotals }: Before): boolean {
  const yesterday = addDays(day, -1);
  return dayTotals.find((total) => total.day === yesterday)?.inRow === DAYS_BEFORE_RECOVERY;
}

/** What is left of a day's room with these tasks on it. */
export function roomLeft(room: Load, tasks: readonly Pick<Task, 'load'>[]): Load {
  return lessLoad(room, sumLoads(tasks.map(({ load }) => load)));
}

/**
 * The open tasks of the day before that may still be done: those for which today's session, all of it, leaves room.
 * Nothing offers a double load.
 */
export function stillOffered(open: readonly Task[], todays: readonly Task[], before: Before): Task[] {
  let room = roomLeft(roomOf(before), todays);
  return open.filter((task) => {
    const fits = fitsInto(room, task.load ?? NO_LOAD);
    if (fits) room = roomLeft(room, [task]);
    return fits;
  });
}
