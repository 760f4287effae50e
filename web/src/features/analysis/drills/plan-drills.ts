import {
  CUSTOM_MINUTES,
  CUSTOM_WEEKS,
  MAX_DAILY_TASKS,
  TASK_LINE_MAX,
  type CustomRegimen,
  type CustomRegimenFields,
  type StructureWeek,
} from 'sync-protocol/entities/training/regimen';
import type { Category } from 'sync-protocol/entities/training/program';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { Advice } from 'sync-protocol/rules/technique/advice';
import type { PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { isRunning } from 'sync-protocol/rules/training/enrolment';
import { messages } from '../messages.ts';
import { messages as text } from './messages.ts';

type Drills = Advice['drills'];

/** What becomes of drills that are to be trained. */
export type DrillPlan =
  | { kind: 'create'; fields: CustomRegimenFields; weeks: StructureWeek[] }
  | { kind: 'extend'; program: CustomRegimen; weeks: StructureWeek[] }
  | { kind: 'there' | 'full'; program: CustomRegimen };

const CATEGORIES: Readonly<Record<Technique, Category>> = {
  serving: 'serving',
  spiking: 'hitting',
  approach: 'hitting',
  setting: 'setting',
  passing: 'passing',
  blocking: 'blocking',
};

/**
 * Where drills go: into the player's own program for this technique, from its current week on; the one that is running,
 * else the latest. Without one into a new program of two weeks, after which the player films again.
 */
export function planDrills(
  drills: Drills,
  { technique, level }: { technique: Technique; level: PlayerLevel },
  own: readonly CustomRegimen[],
  enrolments: readonly UserRegimen[],
): DrillPlan {
  const category = CATEGORIES[technique];
  const running = new Map(enrolments.filter(isRunning).map((one) => [one.regimenId, one]));
  const fitting = own.filter((one) => one.category === category);
  const program = fitting.findLast(({ id }) => running.has(id)) ?? fitting.at(-1);
  const lines = drills.map(lineOf);
  if (!program) return created(lines, category, technique, level);
  const from = running.get(program.id)?.currentWeek ?? 1;
  const coming = program.weeks.filter(({ week }) => week >= from);
  const weeks = coming.flatMap((week) => withLines(week, lines));
  if (weeks.length > 0) return { kind: 'extend', program, weeks };
  const areThere = coming.every(({ dailyTasks }) => lines.every((line) => dailyTasks.includes(line)));
  return { kind: areThere ? 'there' : 'full', program };
}

function created(
  dailyTasks: string[],
  category: Category,
  technique: Technique,
  level: PlayerLevel,
): DrillPlan {
  const totalWeeks = CUSTOM_WEEKS.min;
  return {
    kind: 'create',
    fields: {
      name: text.programName(messages.techniques[technique]),
      description: text.programText,
      category,
      difficulty: level,
      totalWeeks,
      dailyDuration: CUSTOM_MINUTES.min,
    },
    weeks: Array.from({ length: totalWeeks }, (_, index) => ({
      week: index + 1,
      theme: text.themes[index] ?? text.themes[0],
      dailyTasks,
    })),
  };
}

/** A drill as a line of a plan, with what it is for. */
function lineOf({ name, why }: Drills[number]): string {
  return text.line(name, why).slice(0, TASK_LINE_MAX);
}

/** The week with as many of the lines as it lacks and has room for; none if it stays as it is. */
function withLines(week: StructureWeek, lines: readonly string[]): StructureWeek[] {
  const dailyTasks = [...new Set([...week.dailyTasks, ...lines])].slice(0, MAX_DAILY_TASKS);
  return dailyTasks.length > week.dailyTasks.length ? [{ ...week, dailyTasks }] : [];
}
