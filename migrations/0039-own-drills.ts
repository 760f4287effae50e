import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Which lines of a player's own program are drills of the catalog; of those of before nothing is known. */
export const ownDrills = statements('0039-own-drills', [sql`alter table regimens add column drills jsonb`]);
