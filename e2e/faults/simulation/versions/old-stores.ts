import type { Db } from 'api/src/db/db.ts';
import { Statement } from 'api/src/db/statement.ts';
import { isServerOnly, type TableName } from 'sync-protocol/entities/tables';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { freshSettings, freshStats } from 'sync-protocol/rules/fresh-rows';
import { windowTotalsOf } from '../invariants.ts';
import type { OldPhone } from './old-phone.ts';
import type { OldPlayer } from './old-player.ts';

/** The last step of the schema that version 1 of the rules knew. */
export const LAST_OF_BEFORE = '0019-analyses';

/** The synced tables that version 1 filled. */
const FILLED = ['userRegimens', 'tasks', 'refreshedDays', 'dayTotals', 'playerStats', 'userBadges'] as const;

/** Puts what an older server held into its database; fields that its tables lack are left out. */
export async function storeOld(db: Db, { userId, since, server, runs, phones }: OldPlayer): Promise<void> {
  const scope = `user:${userId}`;
  let seq = 1;
  const stamped = (row: object) => ({ ...row, scope, seq: (seq += 1), born: seq });
  const statement = new Statement();
  const [id, email, at, of] = [
    statement.value(userId, 'uuid'),
    statement.value(`${userId}@example.org`, 'text'),
    statement.value(since, 'timestamptz'),
    statement.value(scope, 'text'),
  ];
  // All else of a profile has a value to begin with.
  await statement.run(
    db.kysely,
    `insert into users (id, email, created_at, scope, seq, born) values (${id}, ${email}, ${at}, ${of}, 1, 1)`,
  );
  await fill(db, 'userSettings', [stamped(freshSettings(userId))]);
  if (server.all('playerStats').length === 0) await fill(db, 'playerStats', [stamped(freshStats(userId))]);
  for (const table of FILLED) await fill(db, table, server.all(table).map(stamped));
  await fill(db, 'scopes', [{ scope, seq, swept: 0 }]);
  const totals = Object.entries(windowTotalsOf(server.all('dayTotals'))).map(([window, points]) => {
    const [timeWindow = '', period = ''] = window.split(' ');
    return { timeWindow, period, userId, points };
  });
  await fill(db, 'pointTotals', totals);
  const groups = phones.map(({ clientGroup }) => clientGroup);
  await fill(
    db,
    'syncClientGroups',
    groups.map((id) => ({ id, userId, createdAt: since })),
  );
  const lastIdOf = (group: string) =>
    Math.max(0, ...runs.flatMap(({ clientGroup, id }) => (clientGroup === group ? [id] : [])));
  await fill(
    db,
    'syncLanes',
    groups.map((clientGroup) => ({ clientGroup, lane: 'core', lastId: lastIdOf(clientGroup), failures: 0 })),
  );
}

async function fill(db: Db, name: string, rows: readonly object[]): Promise<void> {
  const table = snake(name);
  const stored = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value])),
  );
  const statement = new Statement();
  const text = `insert into ${table} select * from json_populate_recordset(null::${table}, ${statement.rows(stored)})`;
  await statement.run(db.kysely, text);
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What an older app kept on its disk, and by what; it looked all of it up by these keys. */
const STORES = {
  users: 'id',
  userSettings: 'id',
  userRegimens: 'id',
  tasks: 'id',
  refreshedDays: 'id',
  dayTotals: 'id',
  playerStats: 'id',
  userBadges: 'id',
  outbox: ['lane', 'id'],
  acknowledged: ['lane', 'id'],
  bases: ['table', 'id'],
  refused: 'id',
  dealt: 'id',
  meta: 'key',
  catalog: 'id',
  programs: 'id',
  fetched: 'key',
};

/** Puts what an older app kept on a disk, as the version of its database had it. */
export async function storeOnDisk(phone: OldPhone, disk: string, epoch: string): Promise<void> {
  const { version, rows, dealt, outbox, refused, clientGroup, lastId } = phone;
  const tables = FILLED.filter((table) => table !== 'refreshedDays' || version > 1);
  const lastAt = Math.max(0, ...outbox.map(({ at }) => Date.parse(at)));
  const kept: Record<string, readonly object[]> = {
    ...Object.fromEntries(
      tables.map((table) => [table, rows.all(table).map((row) => asKept(table, row, version))]),
    ),
    bases: basesOf(phone, tables),
    dealt,
    outbox,
    refused,
    meta: [
      { key: 'sender', clientGroup, lastIds: { core: lastId, media: 0 }, lastAt },
      { key: 'pulled', cursor: 'of before', epoch, tables: Object.keys(STORES).join(), syncedAt: lastAt },
    ],
  };
  // Dexie counts in tenths of what the browser does.
  const opening = indexedDB.open(disk, version * 10);
  opening.addEventListener('upgradeneeded', () => {
    for (const [name, keyPath] of Object.entries(STORES))
      if (name !== 'refreshedDays' || version > 1) opening.result.createObjectStore(name, { keyPath });
  });
  await ended(opening);
  const db = opening.result;
  const writing = db.transaction(Object.keys(kept), 'readwrite');
  for (const [name, all] of Object.entries(kept)) for (const one of all) writing.objectStore(name).put(one);
  await ended(writing);
  db.close();
}

function ended(work: IDBOpenDBRequest | IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const name of ['success', 'complete']) work.addEventListener(name, () => resolve());
    work.addEventListener('error', () => reject(work.error ?? new Error('the disk is broken')));
  });
}

/** Rows as they were before what waits: as the server told them, as the phone dealt them, or not at all. */
function basesOf({ rows, base, dealt, version }: OldPhone, tables: readonly TableName[]): object[] {
  const own = new Set(dealt.map(({ id }) => id));
  return tables.flatMap((table) => {
    const ids = [...base.all(table), ...rows.all(table)].map(({ id }) => String(id));
    return [...new Set(ids)].flatMap((id) => {
      const [told, shown] = [base.get(table, id), rows.get(table, id)];
      const isDealt = table === 'tasks' && own.has(id);
      const before = isDealt ? { ...shown, ...OPEN } : told;
      const isUntouched = isDealt ? rows.get('tasks', id)?.isCompleted !== true : told === shown;
      return isUntouched ? [] : [{ table, id, before: before ? asKept(table, before, version) : null }];
    });
  });
}

const OPEN = { isCompleted: false, completedAt: null, completedDay: null };

function asKept(table: TableName, row: object, version: number): object {
  const shown = Object.fromEntries(Object.entries(row).filter(([field]) => !isServerOnly(table, field)));
  if (table !== 'tasks' || version > 2) return shown;
  const { completedAt, ...task } = shown as Partial<Task>;
  return { ...task, changedAt: completedAt ?? null, changedBy: completedAt ? 'this phone' : null };
}
