import { BREAK_LOOKED_BACK, isBreakDue } from 'sync-protocol/rules/training/season/season-break';
import { addDays } from 'sync-protocol/rules/training-day';
import { loadRows } from '../store/load-rows.ts';
import { useLive } from './live-query.ts';

/**
 * Whether a longer break is to be offered: nobody who is in one already is asked. Undefined while it loads. A tap shows
 * itself without it: it looks at most of a year.
 */
export function useIsBreakDue(today: string): boolean | undefined {
  return useLive(
    async (db) => {
      const rows = await loadRows(db, [
        { table: 'userSettings', all: true },
        { table: 'dayTotals', from: addDays(today, -BREAK_LOOKED_BACK), to: today },
      ]);
      const trained = rows
        .all('dayTotals')
        .map(({ day }) => day)
        .sort();
      const isInBreak = rows.get('userSettings', db.userId)?.season?.phase === 'offseason';
      return !isInBreak && isBreakDue(trained, today);
    },
    [today],
  );
}
