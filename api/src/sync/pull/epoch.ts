import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** What of a database is another after it was restored from a dump: the cluster, or at least its tables. */
const HOME = sql<string>`(select system_identifier || '/' || 'server_state'::regclass::oid from pg_control_system())`;

/**
 * Changes the epoch of a database that finds itself in another place than at the server's last start: it was
 * restored from a dump, and phones are to bring back what it has forgotten (S6.8). A copy of the database's files
 * shows no such trace; there the operator has to change the epoch.
 */
export async function renewEpochIfRestored(db: Db): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    // Of nodes that start at once, one looks at a time.
    const { rows: held } = await sql<{ home: string; known: string | null }>`
      select ${HOME} as home, (select value #>> '{}' from server_state where key = 'home') as known
      from server_state where key = 'epoch' for update`.execute(kysely);
    const [place] = held;
    if (!place || place.home === place.known) return;
    await kysely
      .insertInto('serverState')
      .values({ key: 'home', value: JSON.stringify(place.home) })
      .onConflict((taken) => taken.column('key').doUpdateSet({ value: JSON.stringify(place.home) }))
      .execute();
    if (place.known === null) return;
    await sql`update server_state set value = to_jsonb(gen_random_uuid()::text) where key = 'epoch'`.execute(
      kysely,
    );
  });
}
