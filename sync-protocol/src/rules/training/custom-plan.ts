import type { CustomRegimen, StructureWeek } from '../../entities/training/regimen.ts';
import { basePoints } from '../progress/points.ts';
import { lasting, PLAIN_CALM, plainTask } from '../tasks/plain-tasks.ts';
import { timingOf } from './minutes.ts';
import type { Plan, PlannedTask } from './plan.ts';
import { MAIN_PER_SESSION, MAIN_PER_WEEK, TASKS_PER_SESSION } from './program-terms.ts';

/** The fewest minutes of a line: less of it is not worth getting ready for. */
const LEAST = 2;

/**
 * How the minutes that an own program says are shared out over a day: a warm-up of five to eight (docs/training.md), four
 * lines, and a calm end of two to five; our own choice.
 */
export function sharedOut(dailyDuration: number) {
  const calm = Math.min(5, Math.floor(dailyDuration / TASKS_PER_SESSION));
  const left = dailyDuration - calm - 5 - Math.floor(dailyDuration / 48);
  // Lines are equally long, or two and two: so a day lasts about as long whichever of them come together.
  const main = left - (left % 2);
  return { warmUp: dailyDuration - main - calm, main, calm };
}

/**
 * The plan of a player's own program: its lines are the main work, in turn; the session around them begins with a
 * warm-up as any other, and all of it lasts the minutes that the program says. A line that is a drill of ours counts as
 * that, and takes its own time. What any other does to a body and what it needs only the player knows, so it counts as
 * nothing.
 */
export function planOfCustom(custom: CustomRegimen): Plan {
  const { id, name, category, totalWeeks, difficulty, dailyDuration, weeks, drills } = custom;
  const { warmUp, main, calm } = sharedOut(dailyDuration);
  const week = ({ theme, dailyTasks: lines }: StructureWeek): PlannedTask[] => {
    const tasks = Array.from({ length: MAIN_PER_WEEK }, (_, place): PlannedTask => {
      // More than a session holds go on where it ended; fewer come in rounds.
      const turn = place % Math.max(lines.length, MAIN_PER_SESSION);
      const line = lines[turn % lines.length] ?? theme;
      const round = Math.floor(turn / lines.length);
      const ours = drills?.find((drill) => drill.line === line);
      return {
        ...plainTask(round ? `${line} (round ${round + 1})` : line, theme),
        dose: null,
        minutes: 0,
        isOwnLine: true,
        ...(ours && { ...ours, timing: timingOf(ours) }),
        drillId: ours?.id ?? null,
      };
    });
    return tasks.map(timedWithin(main));
  };
  return {
    regimenId: id,
    name,
    category,
    totalWeeks,
    basePoints: basePoints(difficulty),
    main: weeks.flatMap(week),
    warmUps: [],
    warmUpMinutes: warmUp,
    finishers: PLAIN_CALM.map((one) => lasting(calm, one)),
    swaps: [],
    spares: [],
  };
}

/** Gives each task its minutes: those that say none share what the others of their session leave of the main work's. */
function timedWithin(main: number) {
  return (task: PlannedTask, place: number, tasks: readonly PlannedTask[]): PlannedTask => {
    const first = place - (place % MAIN_PER_SESSION);
    const session = tasks.slice(first, first + MAIN_PER_SESSION);
    const open = session.filter((one) => !one.minutes);
    const left = session.reduce((rest, { minutes }) => rest - minutes, main - open.indexOf(task));
    return { ...task, minutes: task.minutes || Math.max(LEAST, Math.ceil(left / open.length)) };
  };
}
