import { STORED_TABLES } from 'api/src/sync/write/tables.ts';
import { expect } from 'vitest';
import type { Database } from '../harness/server/database.ts';
import type { PlayersPhone } from './phone.ts';

/** Triggers that note, inside each transaction, every step of a lane and every number that a scope gives out. */
const INSTALL = `
  create schema audit;
  create table audit.lanes (n bigserial, client_group uuid, lane text, was bigint, is_now bigint);
  create table audit.rows (scope text, seq bigint, what text);
  create function audit.note_lane() returns trigger language plpgsql as $$ begin
    insert into audit.lanes (client_group, lane, was, is_now)
      values (new.client_group, new.lane, old.last_id, new.last_id);
    return null;
  end $$;
  create function audit.note_row() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and old.seq = new.seq then return null; end if;
    insert into audit.rows values (new.scope, new.seq, tg_table_name);
    return null;
  end $$;
  create trigger audit after update on sync_lanes for each row
    when (old.last_id is distinct from new.last_id) execute function audit.note_lane();
  ${[...STORED_TABLES.map(({ name }) => name), 'tombstones']
    .map(
      (table) => `create trigger audit after insert or update on ${table} for each row
        execute function audit.note_row();`,
    )
    .join('\n')}`;

/** A witness inside the database; whatever is rolled back it forgets too. Call before anyone signs up. */
export async function installAudit(database: Database): Promise<void> {
  await database.query(INSTALL);
}

/** I2, I3: each lane went up from where it stood, so no mutation ran twice and none was passed over. */
export async function expectLanesInOrder(database: Database): Promise<void> {
  const broken = await database.query(`
    select * from (select *, coalesce(lag(is_now) over (partition by client_group, lane order by n), 0) as expected
      from audit.lanes) steps
    where was <> expected or is_now <= was`);
  expect(broken, 'I2, I3 steps of lanes').toEqual([]);
}

/** I5: a scope gave out each number from 1 to where it stands, once; signing up takes number 1 for all it makes. */
export async function expectScopesWithoutGaps(database: Database): Promise<void> {
  const broken = await database.query(`
    select s.scope, s.seq, count(r.seq) as given, count(distinct r.seq) as different, max(r.seq) as highest
    from scopes s left join audit.rows r on r.scope = s.scope and r.seq > 1
    group by s.scope, s.seq
    having s.seq - 1 <> count(r.seq) or count(r.seq) <> count(distinct r.seq) or max(r.seq) <> s.seq`);
  expect(broken, 'I5 numbers of scopes').toEqual([]);
}

/** How far the server has come with what a phone sends, and how much of that was not applied. */
export async function laneOf(
  database: Database,
  phone: PlayersPhone,
): Promise<{ lastId: number; refused: number }> {
  const [row] = await database.query(
    `select last_id::int as "lastId", (select count(*)::int from sync_results r
      where r.client_group = l.client_group and r.lane = l.lane) as refused
    from sync_lanes l where client_group = $1 and lane = 'core'`,
    [(await phone.sender()).clientGroup],
  );
  return { lastId: Number(row?.lastId ?? 0), refused: Number(row?.refused ?? 0) };
}
