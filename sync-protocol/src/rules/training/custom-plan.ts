import type { CustomRegimen, StructureWeek } from '../../entities/training/regimen.ts';
import { SESSIONS_PER_WEEK, TASKS_PER_SESSION } from './program-terms.ts';
import { basePoints } from '../progress/points.ts';
import type { Plan, PlannedTask } from './plan.ts';

/** The plan of a player's own program. Fewer than six tasks a day come round again. */
export function planOfCustom(custom: CustomRegimen): Plan {
  const { id, name, category, totalWeeks, difficulty, dailyDuration, weeks } = custom;
  const minutes = Math.max(1, Math.round(dailyDuration / TASKS_PER_SESSION));
  const session = ({ theme, dailyTasks }: StructureWeek): PlannedTask[] =>
    Array.from({ length: TASKS_PER_SESSION }, (_, place) => {
      const line = dailyTasks[place % dailyTasks.length] ?? theme;
      const round = Math.floor(place / dailyTasks.length) + 1;
      return {
        drillId: null,
        name: round > 1 ? `${line} (round ${round})` : line,
        description: theme,
        dose: null,
        minutes,
      };
    });
  return {
    regimenId: id,
    name,
    category,
    totalWeeks,
    basePoints: basePoints(difficulty),
    weeks: weeks.map((week) => Array.from({ length: SESSIONS_PER_WEEK }, () => session(week))),
  };
}
