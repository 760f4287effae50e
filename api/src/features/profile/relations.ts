import type { UserId } from 'sync-protocol/ids';
import type { Relationship } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';

/** Who plays with a viewer, or against them: of everybody, or of `others` alone. Whoever is missing does neither. */
export type Relations = (
  kysely: Queryable,
  viewer: UserId,
  others?: readonly UserId[],
) => Promise<ReadonlyMap<UserId, Relationship>>;
