import { MUTATIONS } from 'sync-protocol/mutations/index';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import { readAs } from '#plugins/calls/read-as.ts';

/**
 * The scopes that mutations are about to found: later ones of the same push speak of them as of any that is held. One
 * that is there already is nobody's to found.
 */
export async function foundedBy(
  kysely: Queryable,
  mutations: readonly Pick<OutboxMutation, 'name' | 'args'>[],
): Promise<string[]> {
  const named = mutations.flatMap(({ name, args }) => {
    const mutation = MUTATIONS.get(name);
    const read = mutation?.founds && readAs(mutation.args, args);
    return read?.success ? (mutation?.founds?.(read.data) ?? []) : [];
  });
  if (named.length === 0) return [];
  const statement = new Statement();
  const taken = await statement.run<{ scope: string }>(
    kysely,
    `select scope from scopes where scope = any(${statement.value(named, 'text[]')})`,
  );
  return [...new Set(named)].filter((one) => taken.every(({ scope }) => scope !== one));
}
