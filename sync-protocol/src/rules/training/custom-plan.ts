import type { CustomRegimen, StructureWeek } from '../../entities/training/regimen.ts';
import { basePoints } from '../progress/points.ts';
import { NO_LOAD } from './load.ts';
import type { Plan, PlannedTask } from './plan.ts';
import { MAIN_PER_SESSION, MAIN_PER_WEEK, TASKS_PER_SESSION } from './program-terms.ts';

/**
 * The plan of a player's own program: its lines are the main work, in turn; the session around them begins with a
 * warm-up as any other. A line that is a drill of ours counts as that. What any other does to a body and what it needs only
 * the player knows, so it counts as nothing.
 */
export function planOfCustom(custom: CustomRegimen): Plan {
  const { id, name, category, totalWeeks, difficulty, dailyDuration, weeks, drills } = custom;
  const minutes = Math.round(dailyDuration / TASKS_PER_SESSION);
  const plain = {
    drillId: null,
    dose: null,
    minutes,
    load: NO_LOAD,
    needs: [],
    parts: [],
    ready: [],
    isOwnLine: true as const,
  };
  const week = ({ theme, dailyTasks: lines }: StructureWeek): PlannedTask[] =>
    Array.from({ length: MAIN_PER_WEEK }, (_, place) => {
      // More than a session holds go on where it ended; fewer come in rounds.
      const turn = place % Math.max(lines.length, MAIN_PER_SESSION);
      const line = lines[turn % lines.length] ?? theme;
      const round = Math.floor(turn / lines.length) + 1;
      return {
        ...plain,
        ...drills?.find((drill) => drill.line === line),
        name: round > 1 ? `${line} (round ${round})` : line,
        description: theme,
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
