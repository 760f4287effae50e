import {
  CUSTOM_MINUTES,
  CUSTOM_WEEKS,
  MAX_DAILY_TASKS,
  type CustomRegimen,
  type CustomRegimenFields,
  type LineDrill,
  type StructureWeek,
} from 'sync-protocol/entities/training/regimen';
import type { Category } from 'sync-protocol/entities/training/program';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { Advice } from 'sync-protocol/rules/technique/advice';
import { lineDrillOf } from 'sync-protocol/rules/technique/drill-lines';
import type { PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { sharedOut } from 'sync-protocol/rules/training/custom-plan';
import { MAIN_PER_SESSION } from 'sync-protocol/rules/training/program-terms';
import { isPaused, isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { messages } from '../messages.ts';
import { messages as text } from './messages.ts';

type Drills = Advice['drills'];

/** What becomes of drills that are to be trained. */
export type DrillPlan =
  | { kind: 'create'; fields: CustomRegimenFields; weeks: StructureWeek[]; drills: LineDrill[] }
  | {
      kind: 'extend';
      program: CustomRegimen;
      weeks: StructureWeek[];
      drills: LineDrill[];
      begins: Begins;
      fits: Fits;
    }
  | { kind: 'there'; program: CustomRegimen; drills: LineDrill[] }
  | { kind: 'full'; program: CustomRegimen };

/** How many of the drills the coming weeks have then: some of the weeks, and all of them. */
interface Fits {
  some: number;
  everywhere: number;
}

/** How a program that drills were written into comes to deal them. */
export type Begins = { by: 'running' } | { by: 'start' } | { by: 'restore'; enrolment: UserRegimen };

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
 * else the latest, which begins again with them. Without one into a new program of two weeks, after which the player films
 * again.
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
  const known = drills.map(lineDrillOf);
  const lines = known.map(({ line }) => line);
  if (!program) return created(known, category, technique, level);
  const current = running.get(program.id);
  const coming = program.weeks.filter(({ week }) => week >= (current?.currentWeek ?? 1));
  const isOver = !current && isOfAnalysis(program);
  const weeks = coming.flatMap((week) =>
    isOver ? [{ ...week, dailyTasks: lines }] : withLines(week, lines),
  );
  const areThere = coming.every(({ dailyTasks }) => lines.every((line) => dailyTasks.includes(line)));
  if (weeks.length === 0 && !areThere) return { kind: 'full', program };
  if (weeks.length === 0 && current) return { kind: 'there', program, drills: known };
  const paused = enrolments.find((one) => one.regimenId === program.id && isPaused(one));
  const begins: Begins = paused ? { by: 'restore', enrolment: paused } : { by: 'start' };
  const then = coming.map((before) => weeks.find(({ week }) => week === before.week) ?? before);
  const has = (line: string) => (week: StructureWeek) => week.dailyTasks.includes(line);
  const fits = {
    some: lines.filter((line) => then.some(has(line))).length,
    everywhere: lines.filter((line) => then.every(has(line))).length,
  };
  return {
    kind: 'extend',
    program,
    weeks,
    drills: known,
    begins: current ? { by: 'running' } : begins,
    fits,
  };
}

/** Whether an earlier analysis has made all of it: the next one's drills take their place. */
function isOfAnalysis({ weeks, drills }: CustomRegimen): boolean {
  const known = new Set(drills?.map(({ line }) => line));
  return weeks.every(({ dailyTasks }) => dailyTasks.every((line) => known.has(line)));
}

function created(
  drills: LineDrill[],
  category: Category,
  technique: Technique,
  level: PlayerLevel,
): DrillPlan {
  const totalWeeks = CUSTOM_WEEKS.min;
  return {
    kind: 'create',
    drills,
    fields: {
      name: text.programName(messages.techniques[technique]),
      description: text.programText,
      category,
      difficulty: level,
      totalWeeks,
      dailyDuration: durationOf(drills),
    },
    weeks: Array.from({ length: totalWeeks }, (_, index) => ({
      week: index + 1,
      theme: text.themes[index] ?? text.themes[0],
      dailyTasks: drills.map(({ line }) => line),
    })),
  };
}

/** The minutes a day that a program of these drills says: those that its days take, as nearly as it can. */
function durationOf(drills: readonly LineDrill[]): number {
  const session = Array.from({ length: MAIN_PER_SESSION }, (_, slot) => drills[slot % drills.length]);
  const minutes = session.reduce((sum, drill) => sum + (drill?.minutes ?? 0), 0);
  let nearest: number = CUSTOM_MINUTES.min;
  const missedBy = (duration: number) => Math.abs(sharedOut(duration).main - minutes);
  for (let duration = nearest; duration <= CUSTOM_MINUTES.max; duration++)
    if (missedBy(duration) < missedBy(nearest)) nearest = duration;
  return nearest;
}

/** The week with as many of the lines as it lacks and has room for; none if it stays as it is. */
function withLines(week: StructureWeek, lines: readonly string[]): StructureWeek[] {
  const dailyTasks = [...new Set([...week.dailyTasks, ...lines])].slice(0, MAX_DAILY_TASKS);
  return dailyTasks.length > week.dailyTasks.length ? [{ ...week, dailyTasks }] : [];
}
