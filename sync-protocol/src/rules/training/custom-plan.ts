import type { CustomRegimen, StructureWeek } from '../../entities/training/regimen.ts';
import { basePoints } from '../progress/points.ts';
import { NO_LOAD } from './load.ts';
import type { Plan, PlannedTask } from './plan.ts';
import { MAIN_PER_SESSION, MAIN_PER_WEEK, TASKS_PER_SESSION } from './program-terms.ts';

/**
 * The plan of a player's own program: its lines are the main work, in turn; the session around them begins with a
 * warm-up as any other. What a line does to a
 * body and what it needs only the player knows, so it counts as nothing.
 */
export function planOfCustom(custom: CustomRegimen): Plan {
  const { id, name, category, totalWeeks, difficulty, dailyDuration, weeks } = custom;
  const minutes = Math.max(1, Math.round(dailyDuration / TASKS_PER_SESSION));
  const week = ({ theme, dailyTasks }: StructureWeek): PlannedTask[] =>
    Array.from({ length: MAIN_PER_WEEK }, (_, place) => {
      const turn = place % MAIN_PER_SESSION;
      const lines = dailyTasks.length > 0 ? dailyTasks : [theme];
      const round = lines.length > MAIN_PER_SESSION ? 1 : Math.floor(turn / lines.length) + 1;
      const line = lines[(lines.length > MAIN_PER_SESSION ? place : turn) % lines.length] ?? theme;
      return {
        drillId: null,
        name: round > 1 ? `${line} (round ${round})` : line,
        description: theme,
        dose: null,
        minutes,
        load: NO_LOAD,
        needs: [],
        parts: [],
        ready: [],
      };
    });
  return {
    regimenId: id,
    name,
    category,
    totalWeeks,
    basePoints: basePoints(difficulty),
    main: weeks.flatMap(week),
    warmUps: [],
    finishers: [],
    swaps: [],
    spares: [],
  };
}
