import type { DrillRecord } from 'sync-protocol/entities/tasks/drill-record';
import { recordNameOf } from 'sync-protocol/rules/tasks/results';
import { useRows } from '#data/live/live-query.ts';
import type { Measured } from './result-entry.tsx';

const RECORDS = [{ table: 'drillRecords', all: true }] as const;

/** What the player got in drills, by the names of the records. */
export type Records = ReadonlyMap<string, DrillRecord>;

/** Every record of the player's; undefined while they are being read. */
export function useRecords(): Records | undefined {
  return useRows(
    RECORDS,
    (rows) => new Map(rows.all('drillRecords').map((record) => [record.drillId, record])),
  );
}

/** What the player got in a drill, by what it measures now. */
export function recordOf(records: Records, { id, result }: Measured['drill']): DrillRecord | undefined {
  return records.get(recordNameOf(id, result));
}
