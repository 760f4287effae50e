import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Passkeys: the public halves, and the questions that browsers are about to answer, each once. */
export const passkeys = statements('0009-passkeys', [
  sql`create table passkeys (
    id text primary key,
    user_id uuid not null references users on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index passkeys_user on passkeys (user_id)`,
  sql`create table passkey_challenges (
    challenge text primary key,
    user_id uuid references users on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`,
]);
