import type { UserRegimenId } from 'sync-protocol/ids';
import { needsOfDeal } from 'sync-protocol/mutations/tasks/deal-today';
import { conditionsOn } from 'sync-protocol/rules/tasks/dealing/conditions';
import { firstDrills, type FirstDrills } from 'sync-protocol/rules/tasks/dealing/first-drills';
import { currentDay } from '../clock.ts';
import { activePhone } from '../store/active-phone.ts';
import { loadRows } from '../store/load-rows.ts';

/** What is said of a program that has begun, by when its first drills come. */
export const FIRST_DRILLS_TEXT: Record<FirstDrills, string> = {
  today: 'Your tasks are on Home.',
  easy: 'Today is an easy day. The program’s drills start on your next full training day.',
  later: 'The program’s drills start on your next training day.',
};

/** When the drills of a program come that was begun a moment ago: for what is said of it. */
export async function firstDrillsOf(begun: UserRegimenId): Promise<FirstDrills> {
  const phone = activePhone();
  if (!phone) return 'today';
  const day = currentDay();
  const rows = await loadRows(phone.db, needsOfDeal(day));
  const { season } = conditionsOn(day, rows.all('dayConditions'), rows.all('userSettings'));
  return firstDrills(begun, { day, season, tasks: rows.all('tasks'), dayTotals: rows.all('dayTotals') });
}
