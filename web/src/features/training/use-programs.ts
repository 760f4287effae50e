import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { RegimenId, UserRegimenId } from 'sync-protocol/ids';
import { isPaused, isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { useRegimens, useUserRegimens } from '#data/live/live.ts';
import { enrolmentIdFor } from '#data/rows/enrolment-id.ts';
import { useOwnRegimens } from '#data/live/own-regimens.ts';
import { listPrograms, type ListedProgram } from './listed-program.ts';

export interface Programs {
  /** All there are, the player's own among them. */
  catalog: ListedProgram[];
  /** Whether this phone has heard of the catalog at all; it comes with the first connection. */
  hasCatalog: boolean;
  active: UserRegimen[];
  archived: UserRegimen[];
  /** Neither active nor archived. */
  available: ListedProgram[];
  byId: ReadonlyMap<string, ListedProgram>;
  /** The player's own, with their weeks. */
  own: ReadonlyMap<string, CustomRegimen>;
  /** Where the player stands in a program: running it, else archived, else completed before. */
  enrolmentIn: (regimenId: string) => UserRegimen | undefined;
  /** The id of the next enrolment in a program. */
  nextIn: (regimenId: RegimenId) => UserRegimenId;
}

/** The programs and where the player stands in them; undefined while they are being read. */
export function usePrograms(): Programs | undefined {
  const regimens = useRegimens();
  const own = useOwnRegimens();
  const enrolments = useUserRegimens();
  if (!regimens || !own || !enrolments) return undefined;
  const catalog = listPrograms(regimens, own);
  const active = enrolments.filter(isRunning);
  const archived = enrolments.filter(isPaused);
  const completed = enrolments.filter((one) => one.completedAt !== null && one.replacedAt === null).reverse();
  const taken = new Set([...active, ...archived].map((one) => one.regimenId));
  return {
    catalog,
    hasCatalog: regimens.length > 0,
    active,
    archived,
    available: catalog.filter((regimen) => !taken.has(regimen.id)),
    byId: new Map(catalog.map((regimen) => [regimen.id, regimen])),
    own: new Map(own.map((one) => [one.id, one])),
    enrolmentIn: (id) => [...active, ...archived, ...completed].find((one) => one.regimenId === id),
    nextIn: (id) => enrolmentIdFor(id, enrolments),
  };
}
