import type { Category, Difficulty } from 'sync-protocol/entities/training/program';
import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import type { RegimenId } from 'sync-protocol/ids';
import type { CatalogEntry } from '#data/live/live.ts';

/** What lists say of a program, be it the catalog's or the player's own. */
export interface ListedProgram {
  id: RegimenId;
  name: string;
  description: string;
  category: Category;
  difficulty: Difficulty;
  totalWeeks: number;
  /** Minutes that a session takes. */
  dailyDuration: number;
  /** The player made it; nobody else sees it. */
  isOwn: boolean;
}

/** The player's own programs, the latest first, and then the catalog in its order. */
export function listPrograms(
  catalog: readonly CatalogEntry[],
  own: readonly CustomRegimen[],
): ListedProgram[] {
  return [...own.toReversed().map((one) => listed(one, true)), ...catalog.map((one) => listed(one, false))];
}

function listed(program: Omit<ListedProgram, 'isOwn'>, isOwn: boolean): ListedProgram {
  const { id, name, description, category, difficulty, totalWeeks, dailyDuration } = program;
  return { id, name, description, category, difficulty, totalWeeks, dailyDuration, isOwn };
}
