import type { RegimenId, UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

/** A player's own programs. */
export function customRegimensOf(kysely: Queryable, userId: UserId) {
  return kysely
    .selectFrom('regimens')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

export function customRegimenOf(kysely: Queryable, userId: UserId, id: RegimenId) {
  return kysely
    .selectFrom('regimens')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A player's enrolments, newest first, without those that are history: started afresh since, or deleted. */
export function userRegimensOf(kysely: Queryable, userId: UserId) {
  return kysely
    .selectFrom('userRegimens')
    .selectAll()
    .where('userId', '=', userId)
    .where('replacedAt', 'is', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** A player's enrolments in a program, those that are history as well. */
export function beginningsOf(kysely: Queryable, userId: UserId, regimenId: RegimenId) {
  return kysely
    .selectFrom('userRegimens')
    .select(['id', 'isActive', 'isArchived'])
    .where('userId', '=', userId)
    .where('regimenId', '=', regimenId)
    .execute();
}
