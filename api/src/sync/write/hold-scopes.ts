import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';

/**
 * Keeps everybody else from writing to scopes that players share until the commit: what is read of them after this is
 * what it will be changed from. A player's own scope is held with the player.
 */
export async function holdScopes(kysely: Queryable, scopes: Iterable<string>): Promise<void> {
  const shared = [...new Set(scopes)];
  if (shared.length === 0) return;
  const statement = new Statement();
  await statement.run(
    kysely,
    `select scope from scopes where scope = any(${statement.value(shared, 'text[]')}) order by scope for update`,
  );
}
