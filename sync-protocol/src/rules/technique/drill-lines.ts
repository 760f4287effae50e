import type { LineDrill } from '../../entities/training/regimen.ts';
import type { Advice } from './advice.ts';
import { CRITERIA } from './criteria/all.ts';
import { DRILL_FACTS } from './drill-facts.ts';

/**
 * A drill that an analysis recommends as a line of an own program: with what it is for, and what the catalog says of it.
 * @throws Error for a drill of no criterion
 */
export function lineDrillOf({ id, name, why }: Advice['drills'][number]): LineDrill {
  const facts = DRILL_FACTS[id];
  if (!facts) throw new Error(`No facts of ${id}`);
  return { line: lineOf(name, why), id, ...facts };
}

/** Whether a line is what an analysis writes for this drill: so its words are ours, and the drill is one of the catalog. */
export function isLineOf({ id, line }: Pick<LineDrill, 'id' | 'line'>): boolean {
  return Object.values(CRITERIA).some((criteria) =>
    criteria.some(({ name, drill }) => drill.id === id && lineOf(drill.name, name) === line),
  );
}

function lineOf(drill: string, why: string): string {
  return `${drill} (${why})`;
}
