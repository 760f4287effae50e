import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import { activePhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { useLive } from '../live/live-query.ts';

/** Badges that the player has not seen and this phone has not told them of, wherever they were earned. */
export async function untoldBadges(db: UserDb): Promise<UserBadge[]> {
  const [own, told] = await Promise.all([db.synced('userBadges').toArray(), toldIds(db)]);
  return own.filter(({ id, viewedAt }) => viewedAt === null && !told.has(id));
}

async function toldIds(db: UserDb): Promise<ReadonlySet<string>> {
  const kept = await db.meta.get('told');
  return new Set(kept?.key === 'told' ? kept.badges : []);
}

/** Remembers that the player was told of badges: once a phone. */
export async function rememberTold(db: UserDb, badges: readonly UserBadge[]): Promise<void> {
  await db.transaction('rw', [db.meta], async () => {
    const told = await toldIds(db);
    await db.meta.put({ key: 'told', badges: [...told, ...badges.map(({ id }) => id)] });
  });
}

export function useUntoldBadges(): UserBadge[] | undefined {
  return useLive(untoldBadges);
}

/** The same for the player who is signed in. */
export async function tellOf(badges: readonly UserBadge[]): Promise<void> {
  const db = activePhone()?.db;
  if (db) await rememberTold(db, badges);
}
