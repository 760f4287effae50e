import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { addDays, DAY_MS } from 'sync-protocol/rules/training-day';
import { currentDay, now } from '../clock.ts';
import { activePhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { useLive } from '../live/live-query.ts';

/**
 * Badges that the player has not seen and this phone has not told them of, in the order in which they were earned, here or
 * elsewhere. A phone that has told of none yet leaves out those from before yesterday: of these another phone has told.
 */
export async function untoldBadges(db: UserDb): Promise<UserBadge[]> {
  const [own, told] = await Promise.all([db.synced('userBadges').toArray(), toldIds(db)]);
  const since = told ? '' : addDays(currentDay(), -1);
  return own
    .filter(({ id, viewedAt, earnedDay }) => viewedAt === null && earnedDay >= since && !told?.has(id))
    .sort((a, b) => a.earnedAt.localeCompare(b.earnedAt));
}

/** Programs finished within the last day of which this phone has not told the player, in that order. */
export async function untoldPrograms(db: UserDb): Promise<UserRegimen[]> {
  const [own, told] = await Promise.all([db.synced('userRegimens').toArray(), toldIds(db)]);
  const since = new Date(now() - DAY_MS).toISOString();
  const endOf = ({ completedAt }: UserRegimen) => completedAt ?? '';
  return own
    .filter((one) => endOf(one) >= since && !one.replacedAt && !told?.has(one.id))
    .sort((a, b) => endOf(a).localeCompare(endOf(b)));
}

async function toldIds(db: UserDb): Promise<ReadonlySet<string> | undefined> {
  const kept = await db.meta.get('told');
  return kept?.key === 'told' ? new Set(kept.badges) : undefined;
}

/**
 * What the player was told of and has no longer: it was unchecked, or refused. A phone that has pulled nothing yet does not
 * know what they have, and names none.
 */
export async function toldTakenBack(db: UserDb): Promise<string[]> {
  const [told, pulled, ...standing] = await Promise.all([
    toldIds(db),
    db.meta.get('pulled'),
    idsOf(db, 'userBadges'),
    idsOf(db, 'userRegimens'),
  ]);
  const ids = standing.flat();
  return pulled ? [...(told ?? [])].filter((id) => !ids.includes(id)) : [];
}

const idsOf = (db: UserDb, name: 'userBadges' | 'userRegimens'): Promise<string[]> =>
  db.synced(name).toCollection().primaryKeys();

/**
 * Remembers that the player was told of badges and finished programs: once a phone.
 * @param takenBack is forgotten, to be told when it is earned after all
 */
export async function rememberTold(
  db: UserDb,
  rows: readonly { id: string }[],
  takenBack: readonly string[] = [],
): Promise<void> {
  const own = db.synced('userBadges');
  await db.transaction('rw', [db.meta, own], async () => {
    const told = (await toldIds(db)) ?? (await own.toCollection().primaryKeys());
    const ids = new Set([...told, ...rows.map(({ id }) => id)]);
    await db.meta.put({ key: 'told', badges: [...ids].filter((id) => !takenBack.includes(id)) });
  });
}

export interface Untold {
  badges: UserBadge[];
  programs: UserRegimen[];
  /** The badges that the player has, by their rows' ids. */
  owned: ReadonlySet<string>;
  takenBack: string[];
}

/** All that there is to tell, as one: a phone's first telling counts every badge of before as told. */
export function useUntold(): Untold | undefined {
  return useLive(async (db) => ({
    badges: await untoldBadges(db),
    programs: await untoldPrograms(db),
    owned: new Set(await idsOf(db, 'userBadges')),
    takenBack: await toldTakenBack(db),
  }));
}

/** The same for the player who is signed in. */
export async function tellOf(
  rows: readonly { id: string }[],
  takenBack: readonly string[] = [],
): Promise<void> {
  const db = activePhone()?.db;
  if (db) await rememberTold(db, rows, takenBack);
}
