import { useEffect, useState } from 'react';
import { plansOfDeal } from 'sync-protocol/mutations/tasks/deal-today';
import { playerZone, useToday } from '../clock.ts';
import { loadPlans } from '../catalog/plans.ts';
import { dealOnPhone } from '../rows/deal.ts';
import { useActivePhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { loadRows } from '../store/load-rows.ts';
import { isQuotaExceeded } from '../store/storage-faults.ts';
import { useLive } from './live-query.ts';

/** How it stands with the day's tasks while there are none: in work, or what they lack. */
export type Dealing = 'underway' | 'needs program' | 'phone full' | 'failed';

/** Why a player with a running program has no tasks, and another try to deal them. */
export function useDealing(): { state: Dealing; retry: () => void } {
  const db = useActivePhone()?.db;
  const today = useToday();
  const isHere = useLive((from) => holdsPlan(from, today), [today]);
  const [state, setState] = useState<Dealing>('underway');
  useEffect(() => {
    if (db && isHere) void deal(db, today).then(setState);
  }, [db, isHere, today]);
  const retry = () => {
    setState('underway');
    if (db) void deal(db, today).then(setState);
  };
  return { state: isHere === false ? 'needs program' : state, retry };
}

/** Deals the day, and answers how that went: what it has written shows by itself. */
async function deal(db: UserDb, day: string): Promise<Dealing> {
  try {
    await dealOnPhone(db, day, playerZone());
  } catch (error) {
    if (!db.isLeft) return isQuotaExceeded(error) ? 'phone full' : 'failed';
  }
  return 'underway';
}

/** Whether the phone holds the plan of a program that deals the day. */
async function holdsPlan(db: UserDb, day: string): Promise<boolean> {
  const rows = await loadRows(db, [{ table: 'userRegimens', all: true }]);
  const ids = plansOfDeal(rows, { day, tz: playerZone() });
  const planOf = await loadPlans(db, rows, ids);
  return ids.some((id) => planOf(id));
}
