import type { CatalogProgram, UserRegimenAnswer } from 'sync-protocol/contract/training/training';
import type { CustomRegimen, Regimen, StructureWeek } from 'sync-protocol/entities/training/regimen';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { Catalog, CatalogEntry } from './catalog.ts';

export function presentRegimen({ program, content }: CatalogEntry): Regimen {
  const names = new Map(content.drills.map((drill) => [drill.id, drill.name]));
  const weeks = program.weeks.map(({ week, theme, sessions }) => ({
    week,
    theme,
    dailyTasks: (sessions[0] ?? []).map(({ drill }) => names.get(drill) ?? drill),
  }));
  return toRegimen(program, weeks);
}

export function presentCustomRegimen(custom: CustomRegimen): Regimen {
  return toRegimen(custom, custom.weeks);
}

function toRegimen(
  of: Omit<Regimen, 'isActive' | 'weeklyStructure'>,
  weeks: readonly StructureWeek[],
): Regimen {
  const { id, name, description, category, difficulty, totalWeeks, dailyDuration } = of;
  const fields = { id, name, description, category, difficulty, totalWeeks, dailyDuration };
  return { ...fields, isActive: true, weeklyStructure: JSON.stringify(weeks) };
}

export function presentCatalogProgram({ program, version }: CatalogEntry): CatalogProgram {
  const { weeks, ...described } = program;
  return { ...described, version, themes: weeks.map(({ theme }) => theme) };
}

/** An enrolment with its program: the catalog's or the player's own; of one that is gone, what the enrolment knows. */
export function presentUserRegimen(
  enrolment: UserRegimen,
  catalog: Catalog,
  custom: CustomRegimen | undefined,
): UserRegimenAnswer {
  const entry = catalog.entries.get(enrolment.regimenId);
  if (entry) return { ...enrolment, regimen: presentRegimen(entry) };
  return { ...enrolment, regimen: custom ? presentCustomRegimen(custom) : goneRegimen(enrolment) };
}

function goneRegimen({ regimenId: id, name, category, totalWeeks }: UserRegimen): Regimen {
  const unknown = { description: '', difficulty: 'beginner', dailyDuration: 30 } as const;
  return { ...toRegimen({ id, name, category, totalWeeks, ...unknown }, []), isActive: false };
}
