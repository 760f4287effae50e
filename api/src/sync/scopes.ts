import { scopeOfRow } from 'sync-protocol/entities/ownership';
import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { Statement } from '#db/statement.ts';
import type { SyncDeps } from './deps.ts';

/** The scope of a changed row. */
export function scopeOf({ before, after }: RowChange): string {
  return scopeOfRow(after ?? before ?? {});
}

type ScopeDeps = Pick<SyncDeps, 'halves'>;

/** Whether some player may hold other scopes once these rows have changed. */
export function movesScopes({ halves }: ScopeDeps, changes: readonly RowChange[]): boolean {
  return changes.some(({ table }) => halves.some(({ scopesBy }) => scopesBy === table));
}

/**
 * The scopes whose rows a player gets, their own and those that features add: an expression, for `scopesIn`, in the
 * statement that a request begins with anyway. Always in the same order, for places in a page are counted by it.
 */
export function selectScopes({ halves }: ScopeDeps, statement: Statement, player: UserId): string {
  const own = statement.value(userScope(player), 'text');
  const more = halves.flatMap(({ scopes }) => scopes?.(statement, player) ?? []);
  if (more.length === 0) return own;
  const selects = [`select ${own} as scope`, ...more];
  return `(select string_agg(scope, ' ' order by scope) from (${selects.join(' union all ')}) held)`;
}

export function scopesIn(text: string): string[] {
  return text.split(' ');
}

/**
 * The same by a statement of its own, if there is anything to ask. Whoever holds the player asks it afterwards: what is
 * read with the lock may be of before it.
 */
export async function scopesOf(deps: ScopeDeps, kysely: Queryable, player: UserId): Promise<string[]> {
  if (deps.halves.every(({ scopes }) => !scopes)) return [userScope(player)];
  const statement = new Statement();
  const select = `select ${selectScopes(deps, statement, player)} as scopes`;
  const [row] = await statement.run<{ scopes: string }>(kysely, select);
  return scopesIn(row?.scopes ?? userScope(player));
}
