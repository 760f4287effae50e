import type { TeamId } from 'sync-protocol/ids';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import type { Cause } from '#sync/server-half.ts';
import type { ScopedNeed } from '#sync/write/load.ts';
import type { Joining } from './join/join.ts';

/** What follows from a change: rows that it needs, and what it makes of them. */
export interface Consequence {
  needs?: readonly ScopedNeed[];
  run: (rows: Rows) => { joining?: Joining; news?: readonly RowChange[] } | undefined;
}

export function consequence(run: Consequence['run'], needs: Consequence['needs'] = []): Consequence {
  return { needs, run };
}

export async function teamNamed(kysely: Cause['kysely'], id: TeamId): Promise<string> {
  const { name } = await kysely
    .selectFrom('teams')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
