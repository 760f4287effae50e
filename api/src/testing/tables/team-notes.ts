import { sql } from 'kysely';
import * as calls from 'sync-protocol/contract/sync';
import { newId, savedQuoteId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import { SERVER_HALVES } from '#features/server-halves.ts';
import type { ServerHalf } from '#sync/server-half.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import { StoredTables, SYNCED } from '#sync/write/stored-tables.ts';
import type { Column, StoredTable } from '#sync/write/tables.ts';
import { buildTestApp, type TestApp } from '../app.ts';
import { openHeardDatabase, type DatabaseKind } from '../databases/databases.ts';
import { aPhone, type TestPhone } from '../phone.ts';

// Notes of a team, as a table that only these tests give to sync: what no feature's rules have a say in.
export const NOTES = 'teamNotes' as StoredTable['table'];

const COLUMNS: Column[] = [
  { field: 'id', name: '"id"', type: 'uuid' },
  { field: 'teamId', name: '"team_id"', type: 'uuid' },
  { field: 'text', name: '"text"', type: 'text' },
  { field: 'day', name: '"day"', type: 'date' },
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

export function aNote(teamId: string, text: string, day = '2026-11-02'): RowChange {
  const id = newId();
  return { table: NOTES, id, before: undefined, after: { id, teamId, text, day } } as unknown as RowChange;
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
export type Page = z.output<typeof answerOf>;

/** What a phone has that also knows the notes of teams. */
export class Reader {
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

export interface World extends TestApp {
  statements: string[];
}

async function aWorld(database: DatabaseKind): Promise<World> {
  const { db, statements } = await openHeardDatabase(database);
  await sql`create table team_notes (id uuid primary key, team_id uuid not null, text text not null, day date not null,
    scope text not null, seq bigint not null, born bigint not null)`.execute(db.kysely);
  await sql`create table team_players (team_id uuid not null, user_id uuid not null)`.execute(db.kysely);
  const world = await buildTestApp({ database: db });
  world.deps.tables = new StoredTables([...SYNCED.all, notesTable]);
  world.deps.halves = [...SERVER_HALVES, teamsHalf];
  return { ...world, statements };
}

export function forWorld(database: DatabaseKind) {
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
