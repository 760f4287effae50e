import type { AnalysisId } from 'sync-protocol/ids';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { useLive } from '#data/live/live-query.ts';
import { activePhone } from '#data/store/active-phone.ts';

/** Movements that a phone keeps, the latest: some 100 KB each. */
const MOST_MOVEMENTS = 12;

/** Keeps how a player moved, on this phone alone, in the place of the oldest that is kept. */
export async function keepMovement(id: AnalysisId, clip: PoseClip): Promise<void> {
  const db = activePhone()?.db;
  await db?.transaction('rw', db.movements, async () => {
    await db.movements.put({ id, clip });
    // Their ids begin with the time at which they were made.
    const kept = await db.movements.toCollection().primaryKeys();
    await db.movements.bulkDelete(kept.slice(0, -MOST_MOVEMENTS));
  });
}

/** How the player moved when an analysis was made; undefined when this phone does not know. */
export async function readMovement(id: AnalysisId): Promise<PoseClip | undefined> {
  return (await activePhone()?.db.movements.get(id))?.clip;
}

/** The same for a screen; null when none is asked for or known, undefined while it is read. */
export function useMovement(id: AnalysisId | null): PoseClip | null | undefined {
  return useLive(async (db) => (id === null ? null : ((await db.movements.get(id))?.clip ?? null)), [id]);
}

export async function dropMovement(id: AnalysisId): Promise<void> {
  await activePhone()?.db.movements.delete(id);
}

/**
 * Lets go how the player moved in analyses that are here no more, wherever they were deleted. What the server could not
 * check yet waits here to be saved again.
 */
export async function tidyMovements(): Promise<void> {
  const db = activePhone()?.db;
  const analyses = db?.synced('analyses');
  if (!db || !analyses) return;
  await db.transaction('rw', [db.movements, db.refused, analyses], async () => {
    const kept = new Set(await analyses.toCollection().primaryKeys());
    const refused = JSON.stringify(await db.refused.toArray());
    const known = await db.movements.toCollection().primaryKeys();
    await db.movements.bulkDelete(known.filter((id) => !kept.has(id) && !refused.includes(id)));
  });
}
