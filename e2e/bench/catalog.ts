import { createCatalog, type Catalog } from 'api/src/features/training/catalog.ts';
import * as content from 'migrations/catalog';

/** The product's own programs. */
export function aCatalog(): Catalog {
  return createCatalog(content);
}
