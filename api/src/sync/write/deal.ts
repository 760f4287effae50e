import type { UserId } from 'sync-protocol/ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { notSignedIn } from '#plugins/calls/api-error.ts';
import { applyBatch } from './apply.ts';
import { dayToDeal, type HeldPlayer, type PlayerDay } from './day.ts';
import type { SyncDeps } from '../deps.ts';
import { scopesIn, selectScopes } from '../scopes.ts';
import { Statement } from '#db/statement.ts';

/** Deals a player's day, when that has not been done yet; answers whether it was done now. */
export async function ensureDealt(
  deps: SyncDeps,
  player: UserId,
  known: PlayerDay,
  report: (error: unknown) => void,
): Promise<boolean> {
  if (dayToDeal(known, deps.now()) === null) return false;
  await deps.db.transaction(async (tx) => {
    const held = await holdPlayer(deps, tx.kysely, player);
    await applyBatch(deps, tx, { player, held, mutations: [], sender: null, report }, () => undefined);
  });
  return true;
}

/** What is known of a player's day. */
export async function readDay(kysely: Queryable, player: UserId): Promise<PlayerDay> {
  return selectDay({ halves: [] }, kysely, player, '');
}

/** The training day that it is for a player now. */
export async function todayOf({ db, now }: Pick<SyncDeps, 'db' | 'now'>, player: UserId): Promise<string> {
  const { timezone } = await readDay(db.kysely, player);
  return trainingDay(now().getTime(), timezone);
}

/** What is known of a player's day; keeps the player's devices waiting until the commit, as a push does. */
export async function holdPlayer(
  deps: Pick<SyncDeps, 'halves'>,
  kysely: Queryable,
  player: UserId,
): Promise<HeldPlayer> {
  return selectDay(deps, kysely, player, 'for no key update of u');
}

async function selectDay(
  deps: Pick<SyncDeps, 'halves'>,
  kysely: Queryable,
  player: UserId,
  lock: string,
): Promise<HeldPlayer> {
  const statement = new Statement();
  const [day] = await statement.run<Omit<HeldPlayer, 'scopes'> & { scopes: string }>(
    kysely,
    `select u.timezone, u.created_at as since, s.dealt_day as "dealtDay",
      ${selectScopes(deps, statement, player)} as scopes
    from users u
    left join scopes s on s.scope = ${statement.value(userScope(player), 'text')}
    where u.id = ${statement.value(player, 'uuid')} ${lock}`,
  );
  // The account was deleted since the session was looked up.
  if (!day) throw notSignedIn();
  return { ...day, scopes: scopesIn(day.scopes) };
}
