import type { SyncDeps } from '../deps.ts';

/**
 * Mutations that failed time and again and were set aside (S2.5), the oldest first, with whose they are. They go by
 * themselves with the other results: nothing is decided about them, for the fault is the program's.
 */
export function listQuarantined({ db }: Pick<SyncDeps, 'db'>, since = new Date(0)) {
  return db.kysely
    .selectFrom('syncResults as r')
    .innerJoin('syncClientGroups as g', 'g.id', 'r.clientGroup')
    .innerJoin('users as u', 'u.id', 'g.userId')
    .select(['r.clientGroup', 'r.lane', 'r.id', 'r.code', 'r.name', 'r.args', 'r.at'])
    .select(['g.userId', 'u.displayName'])
    .where('r.status', '=', 'quarantined')
    .where('r.at', '>=', since.toISOString())
    .orderBy('r.at')
    .orderBy('r.id')
    .execute();
}
