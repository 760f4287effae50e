import type { Deps } from '#deps';
import { oldestPeriod, TIME_WINDOWS } from './point-totals.ts';

/** Clears away the points of periods that nobody asks for any more. */
export async function sweepPointTotals({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  for (const timeWindow of TIME_WINDOWS)
    await db.kysely
      .deleteFrom('pointTotals')
      .where('timeWindow', '=', timeWindow)
      .where('period', '<', oldestPeriod(timeWindow, now()))
      .execute();
}
