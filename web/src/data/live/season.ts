import { BREAK_LOOKED_BACK, isBreakDue } from 'sync-protocol/rules/training/season-break';
import { addDays } from 'sync-protocol/rules/training-day';
import { useDayTotals, useSettings } from './live.ts';

/** Whether a longer break is to be offered: nobody who is in one already is asked. Undefined while it loads. */
export function useIsBreakDue(today: string): boolean | undefined {
  const settings = useSettings();
  const totals = useDayTotals(addDays(today, -BREAK_LOOKED_BACK), today);
  if (!settings || !totals) return undefined;
  const trained = totals.map(({ day }) => day);
  return settings.season?.phase !== 'offseason' && isBreakDue(trained, today);
}
