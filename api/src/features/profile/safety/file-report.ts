import { sql, type Insertable } from 'kysely';
import { newId } from 'sync-protocol/new-id';
import type { ReportsTable } from '#db/tables/reports.ts';
import type { Queryable } from '#db/db.ts';
import { isReferenceViolation } from '#db/errors.ts';

type Report = Pick<
  Insertable<ReportsTable>,
  'kind' | 'subjectId' | 'userId' | 'reporterId' | 'reason' | 'details' | 'copy'
>;

/** How often a player may report, by each of the calls that take reports. */
export const REPORT_LIMIT = { max: 20, perSeconds: 3600 };

/**
 * What was reported, as one text. The address of what it shows comes last: there `FILE_IN_COPY` finds it again.
 * @param shows empty: nothing
 */
export function copyOf(words: readonly (string | null)[], shows: string): string {
  return [...words, shows].filter(Boolean).join(' | ');
}

/** The id of the file that a report's copy ends with, if it does: for what has to stay as long as the report waits. */
export const FILE_IN_COPY = sql<string>`right(reports.copy, 36)`;
/** The same of its first copy, for what may show another file each time. */
export const FILE_IN_FIRST_COPY = sql<string>`right(reports.first_copy, 36)`;

/**
 * Puts a report into the operator's queue; another by the same player takes the place of the one that waits there, and
 * what that one was about at first is kept. Of who has deleted their account in this moment there is nothing to report
 * any more.
 */
export async function fileReport(
  { db: { kysely }, now }: { db: { kysely: Queryable }; now: () => Date },
  report: Report,
): Promise<void> {
  const { reason, details, copy } = report;
  const createdAt = now().toISOString();
  const firstCopy = sql<string>`case when reports.first_copy <> '' or reports.copy = ${copy}
    then reports.first_copy else reports.copy end`;
  await kysely
    .insertInto('reports')
    .values({ ...report, id: newId(), firstCopy: '', createdAt, resolvedAt: null, resolution: null })
    .onConflict((conflict) =>
      conflict
        .columns(['reporterId', 'kind', 'subjectId'])
        .where('resolvedAt', 'is', null)
        .doUpdateSet({ reason, details, copy, firstCopy, createdAt }),
    )
    .execute()
    .catch((error: unknown) => {
      if (!isReferenceViolation(error)) throw error;
    });
}
