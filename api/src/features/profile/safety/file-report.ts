import type { Insertable } from 'kysely';
import { newId } from 'sync-protocol/new-id';
import type { ReportsTable } from '#db/tables/reports.ts';
import type { Queryable } from '#db/db.ts';
import { isReferenceViolation } from '#db/errors.ts';

type Report = Pick<
  Insertable<ReportsTable>,
  'kind' | 'subjectId' | 'userId' | 'reporterId' | 'reason' | 'details' | 'copy'
>;

/**
 * Puts a report into the operator's queue; another by the same player takes the place of the one that waits there. Of who
 * has deleted their account in this moment there is nothing to report any more.
 */
export async function fileReport(
  { db: { kysely }, now }: { db: { kysely: Queryable }; now: () => Date },
  report: Report,
): Promise<void> {
  const { reason, details, copy } = report;
  await kysely
    .insertInto('reports')
    .values({ ...report, id: newId(), createdAt: now().toISOString(), resolvedAt: null, resolution: null })
    .onConflict((conflict) =>
      conflict
        .columns(['reporterId', 'kind', 'subjectId'])
        .where('resolvedAt', 'is', null)
        .doUpdateSet({ reason, details, copy }),
    )
    .execute()
    .catch((error: unknown) => {
      if (!isReferenceViolation(error)) throw error;
    });
}
