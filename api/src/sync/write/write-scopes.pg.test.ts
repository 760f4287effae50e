import { newId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { beforeEach, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aNote, forWorld, type Reader } from '#testing/teams.ts';
import { changeRows } from './change-rows.ts';

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
