import { createCatalog, type Catalog } from 'api/src/sync/catalog.ts';
import { drills, programs } from 'migrations/catalog';

/** The product's own programs. */
export function aCatalog(): Catalog {
  return createCatalog(programs, drills);
}
