import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Who a player is to an OpenID provider: issuer and subject, never an e-mail address. */
export const identities = statements('0008-identities', [
  sql`create table identities (
    issuer text not null,
    subject text not null,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  sql`create unique index identities_user on identities (user_id, issuer)`,
]);
