import type { DayTotal } from '../../../entities/progress/day-total.ts';
import type { Task } from '../../../entities/tasks/task.ts';
import type { UserRegimenId } from '../../../ids.ts';
import type { Conditions } from './conditions.ts';
import { isCalm } from './day-room.ts';

/** Today, or on a later day because this one is easy, or because its session has no place for them. */
export type FirstDrills = 'today' | 'easy' | 'later';

/** The day as it was dealt once a program runs. */
interface BegunDay extends Pick<Conditions, 'season'> {
  day: string;
  tasks: readonly Pick<Task, 'day' | 'userRegimenId' | 'place'>[];
  dayTotals: readonly DayTotal[];
}

/** When the first drills of a program come that has just begun. */
export function firstDrills(begun: UserRegimenId, { day, tasks, ...before }: BegunDay): FirstDrills {
  const isDealt = tasks.some(
    (task) => task.day === day && task.userRegimenId === begun && typeof task.place === 'number',
  );
  if (isDealt) return 'today';
  return isCalm({ day, ...before }) ? 'easy' : 'later';
}
