import { liveQuery } from 'dexie';
import type { TableName } from 'sync-protocol/entities/tables';
import type { UserDb } from '../store/db.ts';

/**
 * Waits for what the server says of a row that was changed here: it comes with the row as it stands there.
 * @returns whether that came within so many milliseconds
 */
export function whenAnswered(db: UserDb, table: TableName, id: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAnswered: boolean) => {
      clearTimeout(timer);
      reading.unsubscribe();
      resolve(isAnswered);
    };
    const timer = setTimeout(() => end(false), withinMs);
    const reading = liveQuery(() => db.bases.get([table, id])).subscribe(
      (base) => base ?? end(true),
      () => end(false),
    );
  });
}
