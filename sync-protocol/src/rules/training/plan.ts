import type { Category, Dose, ProgramContent } from '../../entities/training/program.ts';
import type { RegimenId } from '../../ids.ts';
import { basePoints } from '../progress/points.ts';

/** One thing to do in a session. */
export interface PlannedTask {
  drillId: string | null;
  name: string;
  description: string;
  dose: Dose | null;
  minutes: number;
}

/** What a program deals, week by week and session by session. */
export interface Plan {
  regimenId: RegimenId;
  name: string;
  category: Category;
  totalWeeks: number;
  basePoints: number;
  weeks: PlannedTask[][][];
}

/**
 * The plan of a program of the catalog.
 * @throws Error when a session names a drill that the content lacks
 */
export function planOfProgram({ program, drills }: ProgramContent): Plan {
  const library = new Map(drills.map((drill) => [drill.id, drill]));
  const planned = (entry: { drill: string; dose?: Dose | undefined }): PlannedTask => {
    const drill = library.get(entry.drill);
    if (!drill) throw new Error(`${program.slug} names an unknown drill: ${entry.drill}`);
    const { id, name, description } = drill;
    const dose = entry.dose ?? drill.dose;
    return {
      drillId: id,
      name,
      description,
      dose,
      minutes: 'minutes' in dose ? dose.minutes : drill.minutes,
    };
  };
  return {
    regimenId: program.id,
    name: program.name,
    category: program.category,
    totalWeeks: program.totalWeeks,
    basePoints: basePoints(program.difficulty),
    weeks: program.weeks.map((week) => week.sessions.map((session) => session.map(planned))),
  };
}
