import { randomInt } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import * as calls from 'sync-protocol/contract/sync';
import { lettersOfId } from 'sync-protocol/id-letters';
import { newId, notificationId, savedQuoteId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { Need } from 'sync-protocol/mutations/mutation';
import { MAX_ROWS_A_PAGE } from 'sync-protocol/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { userScope } from '#db/scopes.ts';
import { SERVER_HALVES } from '#features/server-halves.ts';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { onBothDatabases, openHeardDatabase, type DatabaseKind } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import type { ServerHalf } from './server-half.ts';
import { changeRows } from './write/change-rows.ts';
import { loadRows } from './write/load.ts';
import { StoredTables, SYNCED } from './write/stored-tables.ts';
import type { Column, StoredTable } from './write/tables.ts';

// No feature has rows of a team yet: notes of a team, as a table that only these tests give to sync.
const NOTES = 'teamNotes' as StoredTable['table'];

const COLUMNS: Column[] = [
  { field: 'id', name: '"id"', type: 'uuid' },
  { field: 'teamId', name: '"team_id"', type: 'uuid' },
  { field: 'text', name: '"text"', type: 'text' },
];

const notesTable: StoredTable = {
  table: NOTES,
  name: 'team_notes',
  ownership: { kind: 'team', field: 'teamId' },
  owner: '"team_id"',
  columns: COLUMNS,
  changing: COLUMNS.slice(2),
  whole: COLUMNS,
  brief: [...COLUMNS.slice(0, 1), ...COLUMNS.slice(2)],
  instants: [],
};

/** Who is in a team gets its rows; a quote that is saved with a team's id as its note is put down there too. */
const teamsHalf: ServerHalf = {
  scopes: (statement, player) =>
    `select 'team:' || team_id from team_players where user_id = ${statement.value(player, 'uuid')}`,
  follow: ({ changes }) => ({
    changes: changes.flatMap(({ table, after }) => {
      const { quote, notes } = quoteText.parse(after ?? {});
      return table === 'savedQuotes' && notes.length === 36 ? [aNote(notes, quote)] : [];
    }),
  }),
};
const quoteText = z.object({ quote: z.string().default(''), notes: z.string().default('') });

function aNote(teamId: string, text: string): RowChange {
  const id = newId();
  return { table: NOTES, id, before: undefined, after: { id, teamId, text } } as unknown as RowChange;
}

const answerOf = z.object({
  cursor: z.string(),
  more: z.boolean(),
  reset: z.boolean().default(false),
  changes: z.array(
    z.union([
      z.object({ table: z.string(), put: z.looseObject({ id: z.string() }) }),
      z.object({ table: z.string(), del: z.string() }),
    ]),
  ),
});
type Page = z.output<typeof answerOf>;

/** What a phone has that also knows the notes of teams. */
class Reader {
  readonly phone: TestPhone;
  readonly #rows = new Map<string, { table: string; text?: unknown }>();
  cursor: string | undefined;

  constructor(phone: TestPhone) {
    this.phone = phone;
    phone.isPacked = false;
  }

  get notes() {
    const notes = [...this.#rows.values()].filter(({ table }) => table === 'teamNotes');
    return notes.map(({ text }) => String(text)).sort();
  }

  has(table: string) {
    return [...this.#rows.values()].some((row) => row.table === table);
  }

  async page(): Promise<Page> {
    const { clientGroup } = this.phone;
    const query = { clientGroup, ...(this.cursor !== undefined && { cursor: this.cursor }) };
    const { status, body } = await this.phone.client.call(calls.pull, { query });
    if (status !== 200) throw new Error(`answered ${status}`);
    return this.#apply(body);
  }

  async pull(): Promise<Page[]> {
    const pages = [await this.page()];
    while (pages.at(-1)?.more) pages.push(await this.page());
    return pages;
  }

  async save(quote: string, notes: string) {
    const savedQuote = {
      savedQuoteId: savedQuoteId.parse(newId()),
      quote,
      category: 'focus' as const,
      notes,
    };
    const batch = [this.phone.mutation('savedQuote.save', savedQuote)];
    const { status, body } = await this.phone.send(
      batch,
      this.cursor === undefined ? {} : { cursor: this.cursor },
    );
    if (status !== 200) throw new Error(`answered ${status}`);
    const { results, pull } = z.object({ results: z.unknown(), pull: z.unknown().optional() }).parse(body);
    return { results, pull: this.cursor === undefined ? undefined : this.#apply(pull) };
  }

  #apply(json: unknown): Page {
    const page = answerOf.parse(json);
    if (page.reset) this.#rows.clear();
    for (const change of page.changes) {
      if ('del' in change) this.#rows.delete(`${change.table} ${change.del}`);
      else {
        const key = `${change.table} ${change.put.id}`;
        this.#rows.set(key, { ...this.#rows.get(key), ...change.put, table: change.table });
      }
    }
    this.cursor = page.cursor;
    return page;
  }
}

interface World extends TestApp {
  statements: string[];
}

async function aWorld(database: DatabaseKind): Promise<World> {
  const { db, statements } = await openHeardDatabase(database);
  await sql`create table team_notes (id uuid primary key, team_id uuid not null, text text not null,
    scope text not null, seq bigint not null, born bigint not null)`.execute(db.kysely);
  await sql`create table team_players (team_id uuid not null, user_id uuid not null)`.execute(db.kysely);
  const world = await buildTestApp({ database: db });
  world.deps.tables = new StoredTables([...SYNCED.all, notesTable]);
  world.deps.halves = [...SERVER_HALVES, teamsHalf];
  return { ...world, statements };
}

function forWorld(database: DatabaseKind) {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(database);
  });
  afterAll(async () => {
    await world.close();
    await world.db.close();
  });
  const reader = async () => new Reader(await aPhone(world));
  const join = async (team: string, { phone: { user } }: Reader) => {
    await sql`insert into team_players values (${team}::uuid, ${user.id}::uuid)`.execute(world.db.kysely);
  };
  const leave = async (team: string, { phone: { user } }: Reader) => {
    await sql`delete from team_players where team_id = ${team}::uuid and user_id = ${user.id}::uuid`.execute(
      world.db.kysely,
    );
  };
  const write = (...changes: RowChange[]) =>
    world.db.transaction((tx) => changeRows(world.deps, tx, { changes }));
  return { world: () => world, reader, join, leave, write };
}

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`);

onBothDatabases('S5.8: scopes that come and go', (database) => {
  const { world, reader, join, leave, write } = forWorld(database);
  let team: string;
  let other: string;
  let member: Reader;
  beforeEach(async () => {
    world().deps.rowsAPage = MAX_ROWS_A_PAGE;
    [team, other] = [newId(), newId()];
    member = await reader();
    await join(team, member);
    await write(...numbered('other', 3).map((text) => aNote(other, text)));
  });
  const fill = (count: number) => write(...numbered('note', count).map((text) => aNote(team, text)));

  test('a pull brings the rows of all scopes that the player holds, and of no other', async () => {
    await fill(3);
    const outsider = await reader();
    for (const one of [member, outsider]) await one.pull();
    expect(member.notes).toEqual(numbered('note', 3));
    expect(member.has('playerStats')).toBe(true);
    expect(outsider.notes).toEqual([]);
    const [page] = await member.pull();
    expect(page).toMatchObject({ changes: [], more: false, reset: false });
  });

  test('a push that changes two of them has both in its page, without another statement', async () => {
    const friend = await reader();
    await join(team, friend);
    for (const one of [member, friend]) await one.pull();
    await member.save('First', team);
    for (const quote of ['Second', 'Third']) {
      const before = world().statements.length;
      const { results, pull } = await member.save(quote, team);
      const sent = world()
        .statements.slice(before)
        .map((statement) => /\w+/.exec(statement)?.[0]);
      // The session, the lanes, the taken ids, what the batch needs, and the write.
      expect(sent.filter((word) => word !== 'begin' && word !== 'commit')).toEqual([
        'select',
        'select',
        'select',
        'select',
        'with',
      ]);
      expect(results).toMatchObject([{ status: 'applied' }]);
      expect(pull).toMatchObject({ more: false, reset: false });
      expect(member.notes).toContain(quote);
    }
    await friend.pull();
    expect(friend.notes).toEqual(['First', 'Second', 'Third']);
    expect(friend.has('savedQuotes')).toBe(false);
  });

  test('a push brings what others did to a shared scope meanwhile', async () => {
    await member.pull();
    await fill(2);
    await member.save('Mine', team);
    expect(member.notes).toEqual(['Mine', 'note00', 'note01']);
  });

  test.each([2, 5])(
    'who joins in the middle of a pull of %i rows a page gets all of it',
    async (rowsAPage) => {
      await fill(12);
      const newcomer = await reader();
      for (const quote of numbered('own', 7)) await newcomer.save(quote, '');
      world().deps.rowsAPage = rowsAPage;
      expect(await newcomer.page()).toMatchObject({ more: true });
      await join(team, newcomer);
      await newcomer.pull();
      expect(newcomer.notes).toEqual(numbered('note', 12));
      await write(aNote(team, 'zlast'));
      await newcomer.pull();
      expect(newcomer.notes).toEqual([...numbered('note', 12), 'zlast']);
    },
  );

  test.each([2, 5])(
    'who leaves in the middle of one of %i rows a page keeps nothing of it',
    async (rowsAPage) => {
      await fill(12);
      world().deps.rowsAPage = rowsAPage;
      const pages = [await member.page(), await member.page()];
      expect(pages.every(({ more }) => more)).toBe(true);
      expect(member.notes).not.toEqual([]);
      await leave(team, member);
      await write(aNote(team, 'after they left'));
      const [next] = await member.pull();
      expect(next).toMatchObject({ reset: true });
      expect(member.notes).toEqual([]);
      expect(member.has('playerStats')).toBe(true);
      // Back again, they get it all anew.
      await join(team, member);
      await member.pull();
      expect(member.notes).toEqual(['after they left', ...numbered('note', 12)]);
    },
  );

  test('who has left gets nothing more by a push, nor by what waited for one', async () => {
    await member.pull();
    await leave(team, member);
    await fill(2);
    const { pull } = await member.save('Own', '');
    expect(pull).toMatchObject({ reset: true });
    expect(member.notes).toEqual([]);
  });

  test('a cursor that nobody gave out shows nothing of others', async () => {
    await fill(2);
    await member.pull();
    const given = member.cursor ?? '';
    const [epoch] = given.split('.');
    for (const forged of [
      `${epoch}.0.0`,
      `${given}.team.${lettersOfId(other)}.0`,
      `${epoch}.0.0.x.${lettersOfId(other)}.0`,
    ]) {
      member.cursor = forged;
      await member.save('Own', '');
      expect(member.notes).toEqual(numbered('note', 2));
      member.cursor = forged;
      await member.pull();
      expect(member.notes).toEqual(numbered('note', 2));
    }
  });

  test('needs find rows of the scopes that are held, or of one of them', async () => {
    await fill(2);
    const [stranger] = await world()
      .db.kysely.selectFrom(sql<{ id: string }>`team_notes`.as('notes'))
      .select('id')
      .where(sql<boolean>`team_id = ${other}::uuid`)
      .execute();
    const own = userScope(member.phone.user.id);
    const texts = async (scopes: readonly string[], need: Partial<Need>) => {
      const rows = new Rows();
      const needs = [{ table: NOTES, ...need } as Need];
      await loadRows(world().deps, world().db.kysely, scopes, needs, rows);
      return rows
        .all(NOTES)
        .map((row) => ('text' in row ? row.text : ''))
        .sort();
    };
    const held = [own, `team:${team}`];
    const three = numbered('other', 3);
    expect(await texts(held, { all: true })).toEqual(numbered('note', 2));
    expect(await texts([...held, `team:${other}`], { all: true })).toEqual([
      ...numbered('note', 2),
      ...three,
    ]);
    expect(await texts([...held, `team:${other}`], { scope: `team:${other}`, all: true })).toEqual(three);
    expect(await texts(held, { scope: `team:${other}`, all: true })).toEqual([]);
    expect(await texts(held, { ids: [stranger?.id ?? ''] })).toEqual([]);
    expect(await texts([own], { all: true })).toEqual([]);
  });
});

describe('on PostgreSQL', () => {
  const { world, reader, join, write } = forWorld('postgres');

  test('F27, S4.2: sixteen writers on a shared scope and their own, and a reader that misses nothing', async () => {
    const team = newId();
    const writers = await Promise.all(Array.from({ length: 16 }, () => reader()));
    const watcher = await reader();
    for (const one of [...writers, watcher]) await join(team, one);
    await watcher.pull();
    const deadlocks = async () => {
      const { rows } = await sql`select deadlocks from pg_stat_database
        where datname = current_database()`.execute(world().db.kysely);
      return rows;
    };
    const before = await deadlocks();
    const state = { areWriting: true };
    const told = (userId: TestPhone['user']['id']): RowChange => {
      const id = notificationId.parse(newId());
      const text = { type: 'achievement' as const, title: '', message: '', data: null, read: false };
      const after = { id, userId, ...text, createdAt: new Date().toISOString() };
      return { table: 'notifications', id, before: undefined, after };
    };
    const writing = Promise.all(
      writers.map(async ({ phone: { user } }, index) => {
        for (let times = 0; times < 8; times++) {
          const news = [aNote(team, `${index}-${times}`), told(user.id), told(watcher.phone.user.id)];
          await write(...news.toSorted(() => randomInt(3) - 1));
        }
      }),
    ).finally(() => {
      state.areWriting = false;
    });
    const reading = async () => {
      while (state.areWriting) {
        await turn();
        await watcher.pull();
      }
      await watcher.pull();
    };
    await Promise.all([writing, reading()]);
    const all = writers.flatMap((_, index) =>
      Array.from({ length: 8 }, (_one, times) => `${index}-${times}`),
    );
    expect(watcher.notes).toEqual(all.toSorted());
    expect(await deadlocks()).toEqual(before);
    const scope = `team:${team}`;
    const { rows } = await sql<{ seq: number }>`
      select seq::int from team_notes where scope = ${scope} order by seq`.execute(world().db.kysely);
    expect(rows.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
  });
});
