import type {
  Category,
  Dose,
  Drill,
  DrillTraining,
  Load,
  ProgramContent,
} from '../../entities/training/program.ts';
import type { RegimenId } from '../../ids.ts';
import { basePoints } from '../progress/points.ts';
import type { Thing } from '../tasks/task-equipment.ts';
import { KINDS, NO_LOAD, shareOf, smaller, volumeOf } from './load.ts';
import { minutesOf, timingOf, type Timing } from './minutes.ts';
import { MAIN_PER_SESSION, TASKS_PER_SESSION, type BODY_PARTS, type READY_FOR } from './program-terms.ts';

export type BodyPart = (typeof BODY_PARTS)[number];
export type ReadyFor = (typeof READY_FOR)[number];

/** One thing to do in a session. */
export interface PlannedTask {
  drillId: string | null;
  name: string;
  description: string;
  dose: Dose | null;
  minutes: number;
  /** What another dose and its minutes go by. */
  timing?: Timing;
  load: Load;
  needs: readonly Thing[];
  /** Parts of the body that it loads. */
  parts: readonly BodyPart[];
  /** What a main drill teaches. */
  skill?: DrillTraining['skill'];
  /** Whether it is a line that a player wrote: what else it asks of a body nobody else knows. */
  isOwnLine?: true;
  /** What a warm-up gets ready for. */
  ready: readonly ReadyFor[];
  /** What is measured in it, if anything is. */
  result?: Drill['result'];
}

/** What a program deals. */
export interface Plan {
  regimenId: RegimenId;
  name: string;
  category: Category;
  totalWeeks: number;
  basePoints: number;
  /** The main drills in their order, so many a week. */
  main: readonly PlannedTask[];
  warmUps: readonly PlannedTask[];
  /** How long any other warm-up takes, where the program says it. */
  warmUpMinutes?: number;
  finishers: readonly PlannedTask[];
  /** Work of the same kind that needs less. */
  swaps: readonly PlannedTask[];
  /** Work of other kinds, for a day that leaves nothing of its own. */
  spares: readonly PlannedTask[];
}

/** Everything that a plan may deal. */
export function drillsOf(plan: Plan): PlannedTask[] {
  return [...plan.main, ...plan.swaps, ...plan.spares, ...plan.warmUps, ...plan.finishers];
}

/**
 * The plan of a program of the catalog.
 * @throws Error when a session names a drill that the content lacks
 */
export function planOfProgram({ program, drills, plan }: ProgramContent): Plan {
  const library = new Map(drills.map((drill) => [drill.id, drill]));
  const planned = (entry: { drill: string; dose?: Dose | undefined }): PlannedTask => {
    const drill = library.get(entry.drill);
    if (!drill) throw new Error(`${program.slug} names an unknown drill: ${entry.drill}`);
    return plannedTask(drill, entry.dose ?? drill.dose);
  };
  const ofIds = (ids: readonly string[] = []) => ids.map((drill) => planned({ drill }));
  const entries = program.weeks.flatMap(({ sessions }) => sessions.flat());
  return {
    regimenId: program.id,
    name: program.name,
    category: program.category,
    totalWeeks: program.totalWeeks,
    basePoints: basePoints(program.difficulty),
    main: (plan?.main ?? lastOfEachSession(entries.length)).flatMap((place) => {
      const entry = entries[place];
      return entry ? [planned(entry)] : [];
    }),
    warmUps: ofIds(plan?.warmUps),
    finishers: ofIds(plan?.finishers),
    swaps: ofIds(plan?.swaps),
    spares: ofIds(plan?.spares),
  };
}

/** The main work of content that does not say yet what it is: what comes after the preparation. */
function lastOfEachSession(entries: number): number[] {
  const isMain = (place: number) => place % TASKS_PER_SESSION >= TASKS_PER_SESSION - MAIN_PER_SESSION;
  return Array.from({ length: entries }, (_, place) => place).filter(isMain);
}

/** Less than this share of its own dose a drill with a load is not asked for; our own choice. */
export const LEAST_SHARE = 0.5;

/** The share of a drill that brings no more than a load. */
export function heldShare(most: Load, { load }: Pick<PlannedTask, 'load'>): number {
  return Math.min(1, ...KINDS.filter((kind) => load[kind] > 0).map((kind) => most[kind] / load[kind]));
}

/** A drill with so much of its dose as brings no more than a load, as far as less of it does so. */
export function heldTo(most: Load, planned: PlannedTask): PlannedTask {
  const share = heldShare(most, planned);
  return share === 0 ? planned : atShare(planned, share);
}

/** A drill with a share of its dose, and what that brings and takes. */
export function atShare(planned: PlannedTask, share: number): PlannedTask {
  const { dose, load, timing = {} } = planned;
  if (!dose || share === 1) return planned;
  const less = smaller(dose, share, timing.turns);
  const left = volumeOf(less) / volumeOf(dose);
  return { ...planned, dose: less, load: shareOf(load, left), minutes: minutesOf(less, timing) };
}

/** A drill at a dose, with what that dose brings and takes. */
export function plannedTask(drill: Drill, dose: Dose): PlannedTask {
  const { id: drillId, name, description, equipment, training, result } = drill;
  const timing = timingOf(drill);
  const share = volumeOf(dose) / volumeOf(drill.dose);
  return {
    drillId,
    name,
    description,
    dose,
    minutes: minutesOf(dose, timing),
    timing,
    load: training ? shareOf(training.load, share) : NO_LOAD,
    needs: equipment,
    parts: training?.parts ?? [],
    ready: training?.ready ?? [],
    ...(training?.skill && { skill: training.skill }),
    ...(result && { result }),
  };
}
