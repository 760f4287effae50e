import { sql } from 'kysely';
import type { Db, Queryable } from '#db/db.ts';

/** What of a database is another after it was restored from a dump: the cluster, or at least its tables. */
const HOME = sql<string>`(select system_identifier || '/' || 'server_state'::regclass::oid from pg_control_system())`;

/**
 * Changes the epoch of a database that finds itself in another place than at the server's last start: it was
 * restored from a dump, and phones are to bring back what it has forgotten (S6.8). A copy of the database's files
 * shows no such trace; there the operator has to say it (`renewEpoch`).
 * @returns whether it was
 */
export async function renewEpochIfRestored(db: Db): Promise<boolean> {
  return db.transaction(async ({ kysely }) => {
    const { home, known } = await lookAround(kysely);
    if (home === known) return false;
    await settle(kysely, home);
    if (known === null) return false;
    await change(kysely);
    return true;
  });
}

/** The same because somebody says so; the next start finds nothing more to do. */
export async function renewEpoch(db: Db): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    const { home } = await lookAround(kysely);
    await settle(kysely, home);
    await change(kysely);
  });
}

/** Where the database is and where it was last; of nodes that start at once, one looks at a time. */
async function lookAround(kysely: Queryable): Promise<{ home: string; known: string | null }> {
  const { rows } = await sql<{ home: string; known: string | null }>`
    select ${HOME} as home, (select value #>> '{}' from server_state where key = 'home') as known
    from server_state where key = 'epoch' for update`.execute(kysely);
  const [place] = rows;
  if (!place) throw new Error('The database has no epoch.');
  return place;
}

async function settle(kysely: Queryable, home: string): Promise<void> {
  const value = JSON.stringify(home);
  await kysely
    .insertInto('serverState')
    .values({ key: 'home', value })
    .onConflict((taken) => taken.column('key').doUpdateSet({ value }))
    .execute();
}

async function change(kysely: Queryable): Promise<void> {
  await sql`update server_state set value = to_jsonb(gen_random_uuid()::text) where key = 'epoch'`.execute(
    kysely,
  );
}
