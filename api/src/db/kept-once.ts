import type { Queryable } from './db.ts';

/**
 * What the server makes at its first start and keeps for good, such as a key. Of two nodes that start at once the first
 * one's holds.
 */
export async function keptOnce(
  { kysely }: { kysely: Queryable },
  key: string,
  made: unknown,
): Promise<unknown> {
  const read = kysely.selectFrom('serverState').select('value').where('key', '=', key);
  // Nearly always it is there: then nothing is written.
  const known = await read.executeTakeFirst();
  if (known) return known.value;
  await kysely
    .insertInto('serverState')
    .values({ key, value: JSON.stringify(made) })
    .onConflict((taken) => taken.column('key').doNothing())
    .execute();
  return (await read.executeTakeFirstOrThrow()).value;
}
