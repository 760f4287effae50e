import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import { useRows } from './live-query.ts';

/** The programs that the player made, the oldest first; undefined while loading. */
export function useOwnRegimens(): CustomRegimen[] | undefined {
  return useRows([{ table: 'regimens', all: true }], (rows) =>
    rows.all('regimens').sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
  );
}
