import { MUTATIONS } from 'sync-protocol/mutations/index';
import type { OutboxMutation } from 'sync-protocol/wire';
import { z } from 'zod';
import type { Db, Queryable } from '#db/db.ts';
import { keptOnce } from '#db/kept-once.ts';
import { isNewer, VERSION } from '#version';

/** Where it is kept which version was the last to know a mutation, by the mutation's name. */
const KEY = 'mutations';
const lastKnownIn = z.record(z.string(), z.string());

/**
 * Leaves word in the database of what this version runs, before any phone can have its app: for nodes of an older
 * version that run beside it, or that take over again after it (S8.3).
 */
export async function tellMutations(
  db: Db,
  names: readonly string[] = [...MUTATIONS.keys()],
  version: string = VERSION,
): Promise<void> {
  await keptOnce(db, KEY, {});
  await db.transaction(async ({ kysely }) => {
    const { value } = await kysely
      .selectFrom('serverState')
      .select('value')
      .where('key', '=', KEY)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const known = new Map(Object.entries(lastKnownIn.parse(value)));
    const news = names.filter((name) => isNewer(version, known.get(name) ?? ''));
    if (news.length === 0) return;
    for (const name of news) known.set(name, version);
    await kysely
      .updateTable('serverState')
      .set({ value: JSON.stringify(Object.fromEntries(known)) })
      .where('key', '=', KEY)
      .execute();
  });
}

/** The first of these mutations that this version does not know and a newer one, which was here, does. */
export async function firstOfNewer(
  kysely: Queryable,
  mutations: readonly OutboxMutation[],
): Promise<OutboxMutation | undefined> {
  const unknown = mutations.filter(({ name }) => !MUTATIONS.has(name));
  if (unknown.length === 0) return undefined;
  const kept = await kysely
    .selectFrom('serverState')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  const known = new Map(Object.entries(lastKnownIn.parse(kept?.value ?? {})));
  return unknown.find(({ name }) => isNewer(known.get(name) ?? '', VERSION));
}
