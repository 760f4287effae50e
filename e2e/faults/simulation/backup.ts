import type { Db } from 'api/src/db/db.ts';
import { Statement } from 'api/src/db/statement.ts';

/** Runs SQL for each table with rows of players: `{}` is its name, `[]` its columns but for those that follow from others. */
async function forEachTable({ kysely }: Db, text: string): Promise<void> {
  await new Statement().run(
    kysely,
    `do $$ declare name text; columns text; begin
      create schema if not exists backup;
      -- Rows come and go in whatever order the tables do.
      set local session_replication_role = replica;
      for name, columns in
        select t.relname, string_agg(quote_ident(c.attname), ', ' order by c.attnum)
        from pg_class t join pg_attribute c on c.attrelid = t.oid
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
          and t.relname not like 'kysely%' and t.relname <> 'server_state'
          and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
        group by t.relname
      loop
        execute replace(replace('${text}', '{}', quote_ident(name)), '[]', columns);
      end loop;
    end $$`,
  );
}

/** An empty database, as at the beginning. */
export function forgetAll(db: Db): Promise<void> {
  return forEachTable(db, 'delete from public.{}');
}

/** Keeps everything as it is now. */
export function backUp(db: Db): Promise<void> {
  const keep = 'insert into backup.{} select * from public.{}';
  // The tables stay from seed to seed: to make them anew costs more than all that is in them.
  return forEachTable(
    db,
    `create table if not exists backup.{} as table public.{} with no data; delete from backup.{}; ${keep}`,
  );
}

/** Puts everything back as it was, and gives the database a new history, as docs/hosting.md asks operators to. */
export async function restore(db: Db): Promise<void> {
  await forEachTable(db, 'delete from public.{}; insert into public.{} ([]) select [] from backup.{}');
  const renew = `update server_state set value = to_jsonb(gen_random_uuid()::text) where key = 'epoch'`;
  await new Statement().run(db.kysely, renew);
}
