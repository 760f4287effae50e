import { sql } from 'kysely';
import type { Queryable } from './db.ts';

/** The scope of what belongs to one player alone. */
export function userScope(id: string): string {
  return `user:${id}`;
}

/** Where the streams of a player hear that one of their sessions has ended; no rows are of this scope. */
export function sessionsScope(id: string): string {
  return `sessions:${id}`;
}

/**
 * Raises the counters of `scopes`, in ascending order so that two transactions never wait for each other,
 * and answers their new values. Call it last in a transaction: its locks order the commits of a scope.
 */
export async function raiseScopes(
  kysely: Queryable,
  scopes: readonly string[],
): Promise<Map<string, number>> {
  const raised = await sql<{ scope: string; seq: number }>`
    insert into scopes (scope, seq)
    select scope, 1 from unnest(${[...new Set(scopes)]}::text[]) as touched (scope) order by scope
    on conflict (scope) do update set seq = scopes.seq + 1
    returning scope, seq`.execute(kysely);
  return new Map(raised.rows.map((row) => [row.scope, row.seq]));
}
