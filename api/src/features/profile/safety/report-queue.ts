import type { Deps } from '#deps';

// For the operator's command line.

type Desk = Pick<Deps, 'db' | 'now'>;

/** The reports that wait for the operator, the oldest first; with `isResolved` those that were dealt with. */
export function listReports({ db }: Pick<Desk, 'db'>, { isResolved = false } = {}) {
  return db.kysely
    .selectFrom('reports')
    .innerJoin('users as reported', 'reported.id', 'reports.userId')
    .leftJoin('users as reporter', 'reporter.id', 'reports.reporterId')
    .select(['reports.id', 'reports.kind', 'reports.subjectId', 'reports.userId', 'reports.reason'])
    .select([
      'reports.details',
      'reports.createdAt',
      'reports.resolvedAt',
      'reports.resolution',
      'reports.copy',
      'reports.firstCopy',
    ])
    .select(['reported.displayName as username', 'reported.hidden', 'reporter.displayName as reportedBy'])
    .where('reports.resolvedAt', isResolved ? 'is not' : 'is', null)
    .orderBy('reports.createdAt')
    .orderBy('reports.id')
    .execute();
}

/**
 * Takes a report off the queue.
 * @param resolution what was done, in the operator's words
 * @returns false when there is no such report in the queue
 */
export async function resolveReport({ db, now }: Desk, id: string, resolution: string): Promise<boolean> {
  const resolved = await db.kysely
    .updateTable('reports')
    .set({ resolvedAt: now().toISOString(), resolution })
    .where((of) => of(of.cast<string>('id', 'text'), '=', id))
    .where('resolvedAt', 'is', null)
    .returning('id')
    .execute();
  return resolved.length > 0;
}
