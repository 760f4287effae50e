import { randomInt } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { lettersOfId } from 'sync-protocol/id-letters';
import { clientGroupId, newId, notificationId, userId } from 'sync-protocol/ids';
import { MUTATIONS } from 'sync-protocol/mutations/index';
import type { Need } from 'sync-protocol/mutations/mutation';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { MAX_ROWS_A_PAGE, TOMBSTONES_KEPT_DAYS } from 'sync-protocol/wire';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import type { TestPhone } from '#testing/phone.ts';
import { aNote, forWorld, NOTES, type Reader } from '#testing/tables/team-notes.ts';
import { WAIT_MS } from '../../../.ci/pace.ts';
import { refuseTakenIds } from './push/taken-ids.ts';
import { sweepSync } from './sweep.ts';
import { holdPlayer } from './write/deal.ts';
import { loadRows } from './write/load.ts';

const CONTEXT = {
  userId: userId.parse(newId()),
  clientGroup: clientGroupId.parse(newId()),
  at: '2026-11-02T12:00:00.000Z',
  day: '2026-11-02',
  tz: 'UTC',
};

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
      // The lanes, the scopes, the taken ids, what the batch needs, and the write.
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

  test('a first pull of several pages goes on, though what was removed in a later scope is cleared away', async () => {
    const { db, clock } = world();
    const { user } = member.phone;
    const text = { type: 'achievement' as const, title: '', message: '', data: null, read: false };
    const id = notificationId.parse(newId());
    const after = { id, userId: user.id, ...text, createdAt: new Date(clock.now).toISOString() };
    const told: RowChange = { table: 'notifications', id, before: undefined, after };
    await write(told);
    await write({ ...told, before: after, after: undefined });
    await sweepSync({ db, now: () => new Date(clock.now + (TOMBSTONES_KEPT_DAYS + 1) * DAY_MS) });
    await fill(12);
    world().deps.rowsAPage = 5;
    const pages = [await member.page(), await member.page(), await member.page()];
    expect(pages.map(({ reset }) => reset)).toEqual([true, false, false]);
    expect(member.notes).toEqual(numbered('note', 12));
  });

  test('who has joined gets all of it with the answer to their next push', async () => {
    await fill(3);
    const newcomer = await reader();
    await newcomer.pull();
    await join(team, newcomer);
    await newcomer.save('Own', '');
    expect(newcomer.notes).toEqual(numbered('note', 3));
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

  test('a need finds the last row before a day of each team, not of all of them', async () => {
    await write(aNote(team, 'long ago', '2026-10-01'), aNote(team, 'before', '2026-10-02'));
    await write(aNote(other, 'theirs', '2026-10-31'), aNote(other, 'theirs of old', '2026-10-30'));
    await fill(1);
    const held = [`team:${team}`, `team:${other}`];
    const texts = async (scope?: string) => {
      const rows = new Rows();
      const need = { table: NOTES, from: '2026-11-01', before: true as const };
      const needs = [scope === undefined ? need : { ...need, scope }];
      await loadRows(world().deps, world().db.kysely, held, needs, rows);
      return rows
        .all(NOTES)
        .map((row) => ('text' in row ? row.text : ''))
        .sort();
    };
    expect(await texts()).toEqual(['before', 'note00', ...numbered('other', 3), 'theirs']);
    expect(await texts(`team:${team}`)).toEqual(['before', 'note00']);
  });

  test('needs that are put together find what each of them asks for, in whichever order they come', async () => {
    await write(aNote(team, 'before', '2026-10-02'), aNote(team, 'end', '2026-10-20'));
    const needs = [
      { table: NOTES, from: '2026-10-10', to: '2026-10-15', before: true as const },
      { table: NOTES, from: '2026-10-12', to: '2026-10-20' },
    ];
    for (const asked of [needs, needs.toReversed()]) {
      const rows = new Rows();
      await loadRows(world().deps, world().db.kysely, [`team:${team}`], asked, rows);
      expect(
        rows
          .all(NOTES)
          .map((row) => ('text' in row ? row.text : ''))
          .toSorted(),
      ).toEqual(['before', 'end']);
    }
  });

  test('S2.10: a row may have the id of none of another scope, though the player holds that too', async () => {
    const theirs = aNote(team, 'Theirs');
    await write(theirs);
    const [save] = MUTATIONS.values();
    if (!save) return;
    const verdictIn = async (scope: string | undefined, id: string) => {
      const made = { table: NOTES, id, ...(scope !== undefined && { scope }) };
      const ready = { mutation: { ...save, makes: () => made }, args: {}, context: CONTEXT, needs: [] };
      const pushed = member.phone.mutation('tasks.refresh', {});
      const { kysely } = world().db;
      const [{ ready: verdict } = { ready }] = await refuseTakenIds(
        world().deps,
        kysely,
        member.phone.user.id,
        [{ pushed, ready }],
      );
      return 'code' in verdict ? verdict.code : 'runs';
    };
    expect(await verdictIn(`team:${team}`, theirs.id)).toBe('runs');
    expect(await verdictIn(`team:${other}`, theirs.id)).toBe('id_taken');
    expect(await verdictIn(undefined, theirs.id)).toBe('id_taken');
    expect(await verdictIn(`team:${other}`, newId())).toBe('runs');
  });
});

describe('on PostgreSQL', () => {
  const { world, reader, join, write } = forWorld('postgres');

  test('S5.8: a push that waited for its player to leave a team knows it', async () => {
    const team = newId();
    const member = await reader();
    await join(team, member);
    await member.pull();
    const { db } = world();
    const { user } = member.phone;
    const [holds, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const leaving = db.transaction(async (tx) => {
      await holdPlayer(world().deps, tx.kysely, user.id);
      holds.resolve();
      await asked.promise;
      await sql`delete from team_players where user_id = ${user.id}::uuid`.execute(tx.kysely);
    });
    await holds.promise;
    const pushed = member.save('For the team', team);
    const held = db.transaction((tx) => holdPlayer(world().deps, tx.kysely, user.id));
    const isWaiting = async (count: number) => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db.kysely);
      expect(rows).toEqual([{ waiting: count }]);
    };
    await vi.waitFor(() => isWaiting(2), WAIT_MS).finally(asked.resolve);
    await leaving;
    expect((await held).scopes).toEqual([userScope(user.id)]);
    expect((await pushed).pull).toMatchObject({ reset: true });
    expect(member.has('savedQuotes')).toBe(true);
  });

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
