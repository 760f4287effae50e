import { sql } from 'kysely';
import { statements } from './migration.ts';

/** The sessions that deleted accounts had: only a browser that still has the cookie of one is told of the deletion. */
export const goneSessions = statements('0015-gone-sessions', [
  sql`create table gone_sessions (
    token_hash text primary key,
    id_hash text not null references deleted_accounts on delete cascade
  )`,
  sql`create index gone_sessions_account on gone_sessions (id_hash)`,
]);
