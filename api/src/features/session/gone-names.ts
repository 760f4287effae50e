import { createHmac } from 'node:crypto';
import type { UserId } from 'sync-protocol/ids';
import { lookOf } from 'sync-protocol/rules/words/look-alikes';
import { z } from 'zod';
import type { Queryable } from '#db/db.ts';
import { keptOnce } from '#db/kept-once.ts';
import { newToken } from '#plugins/session/tokens.ts';

// A username that becomes free would be a bully’s to take: teammates and rivals who look for the player would find them.

/** Keeps the username of a player who is being deleted from everybody, by a hash of what it looks like that only this server can make. */
export async function keepNameFromOthers(kysely: Queryable, player: UserId, at: Date): Promise<void> {
  const row = await kysely
    .selectFrom('users')
    .select('displayName')
    .where('id', '=', player)
    .executeTakeFirst();
  const [lookHash] = (await hashesOf(kysely, row?.displayName ? [row.displayName] : [])).keys();
  if (lookHash === undefined) return;
  await kysely
    .insertInto('goneNames')
    .values({ lookHash, at: at.toISOString() })
    .onConflict((on) => on.column('lookHash').doUpdateSet({ at: at.toISOString() }))
    .execute();
}

/** Those of some names that a player had whose account was deleted lately, or that look like theirs. */
export async function goneNames(kysely: Queryable, names: readonly string[]): Promise<Set<string>> {
  const hashes = await hashesOf(kysely, names);
  const gone = await kysely
    .selectFrom('goneNames')
    .select('lookHash')
    .where('lookHash', 'in', [...hashes.keys()])
    .execute();
  return new Set(gone.flatMap(({ lookHash }) => hashes.get(lookHash) ?? []));
}

/** Names by the hash of their look. */
async function hashesOf(kysely: Queryable, names: readonly string[]): Promise<Map<string, string[]>> {
  const secret = z.string().parse(await keptOnce({ kysely }, 'nameSecret', newToken()));
  return Map.groupBy(names, (name) => createHmac('sha256', secret).update(lookOf(name)).digest('base64url'));
}
