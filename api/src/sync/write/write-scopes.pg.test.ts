import { newId, savedQuoteId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { beforeEach, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aNote, forWorld, type Reader } from '#testing/tables/team-notes.ts';
import { applyBatch } from './apply.ts';
import { changeRows } from './change-rows.ts';
import { holdPlayer } from './deal.ts';

onBothDatabases('a write to several scopes', (database) => {
  const { world, reader, write } = forWorld(database);
  let team: string;
  let other: string;
  let member: Reader;
  beforeEach(async () => {
    [team, other] = [newId(), newId()];
    member = await reader();
  });

  test('S4.1: a row never leaves its scope', async () => {
    const note = aNote(team, 'Ours');
    await write(note);
    const moved = { ...note, before: note.after, after: { ...note.after, teamId: other } };
    await expect(write(moved as unknown as RowChange)).rejects.toThrow('would leave its scope');
  });

  test('S4.1: what a mutation of ours would make of another player’s rows is written nowhere', async () => {
    const friend = await reader();
    const player = member.phone.user.id;
    const id = savedQuoteId.parse(newId());
    const words = {
      quote: 'Mine now',
      category: 'focus' as const,
      notes: '',
      savedAt: '2026-11-20T10:00:00.000Z',
    };
    const sneak = world().db.transaction(async (tx) => {
      const held = await holdPlayer(world().deps, tx.kysely, player);
      const batch = { player, held, mutations: [], sender: null, report: () => undefined };
      await applyBatch(world().deps, tx, batch, (rows) => {
        rows.put('savedQuotes', { id, userId: friend.phone.user.id, ...words });
        return undefined;
      });
    });
    await expect(sneak).rejects.toThrow('of a scope that is not its player');
    await friend.pull();
    expect(friend.has('savedQuotes')).toBe(false);
  });

  test('S4.2: the statement that writes is the same for however many scopes', async () => {
    const wrote = async (teams: readonly string[]) => {
      const before = world().statements.length;
      await write(...teams.map((one) => aNote(one, 'To all')));
      return world()
        .statements.slice(before)
        .filter((statement) => statement.startsWith('with'));
    };
    const one = await wrote([team]);
    expect(one).toHaveLength(1);
    expect(await wrote([team, other, newId(), newId()])).toEqual(one);
  });

  test('S4.2: a transaction that dealt for a scope holds it, and takes no other one later', async () => {
    const [own, friend] = [userScope(member.phone.user.id), await reader()];
    const dealt = (scope: string) => ({ changes: [], dealt: { scope, day: null } });
    const both = world().db.transaction(async (tx) => {
      await changeRows(world().deps, tx, { changes: [aNote(team, 'First')] });
      await changeRows(world().deps, tx, dealt(own));
    });
    await expect(both).rejects.toThrow(`${own} comes later`);
    await world().db.transaction(async (tx) => {
      await changeRows(world().deps, tx, dealt(own));
      await changeRows(world().deps, tx, dealt(own));
    });
    const another = world().db.transaction(async (tx) => {
      await changeRows(world().deps, tx, dealt(own));
      await changeRows(world().deps, tx, dealt(userScope(friend.phone.user.id)));
    });
    await expect(another).rejects.toThrow('comes later');
  });
});
