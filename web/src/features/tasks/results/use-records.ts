import type { DrillRecord } from 'sync-protocol/entities/tasks/drill-record';
import { useRows } from '#data/live/live-query.ts';

const RECORDS = [{ table: 'drillRecords', all: true }] as const;

/** What the player got in drills, by the drill; undefined while it is being read. */
export function useRecords(): ReadonlyMap<string, DrillRecord> | undefined {
  return useRows(
    RECORDS,
    (rows) => new Map(rows.all('drillRecords').map((record) => [record.drillId, record])),
  );
}
