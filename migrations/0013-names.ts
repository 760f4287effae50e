import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * Usernames are told apart by what they look like, the operator can rule on words, addresses can be changed, and what
 * needs proof of who it is asks the session for it. The look (rules/words/look-alikes) is written once more here, as
 * it was when this step was released; of names that look alike already the oldest keeps the look to itself, and the
 * others stand as they are.
 */
export const names = statements('0013-names', [
  sql`alter table users add column name_look text`,
  sql`update users set name_look = replace(replace(
    translate(lower(display_name), '012345789i', 'olzeastbgl'), 'rn', 'm'), 'vv', 'w')
    where display_name is not null`,
  sql`update users set name_look = name_look || '~' || users.id
    from (select id, row_number() over (partition by name_look order by created_at, id) as place
      from users where name_look is not null) as alike
    where alike.id = users.id and alike.place > 1`,
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
