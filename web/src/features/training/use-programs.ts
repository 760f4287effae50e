import type { CatalogEntry } from '#data/live.ts';
import type { UserRegimen } from 'sync-protocol/entities/user-regimen';
import { isPaused, isRunning } from 'sync-protocol/rules/enrolment';
import { useRegimens, useUserRegimens } from '#data/live.ts';

export interface Programs {
  /** All there are. */
  catalog: CatalogEntry[];
  active: UserRegimen[];
  archived: UserRegimen[];
  /** Neither active nor archived. */
  available: CatalogEntry[];
  byId: ReadonlyMap<string, CatalogEntry>;
}

/** The catalog and where the player stands in it; undefined while it is being read. */
export function usePrograms(): Programs | undefined {
  const catalog = useRegimens();
  const own = useUserRegimens();
  if (!catalog || !own) return undefined;
  const active = own.filter(isRunning);
  const archived = own.filter(isPaused);
  const taken = new Set([...active, ...archived].map((one) => one.regimenId));
  return {
    catalog,
    active,
    archived,
    available: catalog.filter((regimen) => !taken.has(regimen.id)),
    byId: new Map(catalog.map((regimen) => [regimen.id, regimen])),
  };
}
