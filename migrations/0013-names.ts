import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What a username looks like, as rules/words/look-alikes says it: a test holds the two together. */
const LOOK = sql.raw(`replace(replace(
  translate(lower(display_name), '012345789i', 'olzeastbgl'), 'rn', 'm'), 'vv', 'w')`);

/**
 * Usernames are told apart by what they look like, the operator rules on words, and what needs proof of who it is asks
 * the session for it. Of names that look alike already the oldest keeps the look to itself; the others stand.
 */
export const names = statements('0013-names', [
  sql`alter table users add column looks_alike boolean not null default false`,
  sql`update users set looks_alike = true
    from (select id, row_number() over (partition by ${LOOK} order by created_at, id) as place
      from users where display_name is not null) as alike
    where alike.id = users.id and alike.place > 1`,
  sql`alter table users add column name_look text
    generated always as (case when looks_alike then null else ${LOOK} end) stored`,
  sql`create unique index users_name_look on users (name_look)`,
  sql`alter table users add column word_rulings jsonb not null default '{}'`,

  sql`alter table sessions add column proved_at timestamptz`,

  sql`create table sent_mails (
    key text not null,
    at timestamptz not null
  )`,
  sql`create index sent_mails_key on sent_mails (key, at)`,
  sql`create index sent_mails_age on sent_mails (at)`,
]);
