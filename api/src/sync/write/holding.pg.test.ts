import { sql } from 'kysely';
import { newId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import type { Tx } from '#db/transaction.ts';
import { onDatabase } from '#testing/databases/databases.ts';
import { aNote, forWorld } from '#testing/teams.ts';
import { holdPlayer } from './deal.ts';
import { holdPlayers } from './hold-players.ts';
import { holdScopes } from './hold-scopes.ts';

// The embedded database runs one transaction at a time.
onDatabase('postgres', 'what a transaction holds', (database) => {
  const { world, reader, write } = forWorld(database);

  /** Whether somebody else can hold it while a transaction does. */
  const isFree = async (hold: (tx: Tx) => Promise<unknown>) => {
    const { db } = world();
    const other = db.transaction(async (tx) => {
      await hold(tx);
      const impatient = db.transaction(async (waiting) => {
        await sql`set local lock_timeout = '20ms'`.execute(waiting.kysely);
        await hold(waiting);
      });
      return impatient.then(
        () => true,
        (error: unknown) => !String(error).includes('lock timeout') && error,
      );
    });
    return other;
  };

  test('S4.2: a shared scope is written to by one at a time', async () => {
    const [team, other] = [newId(), newId()];
    await write(aNote(team, 'First'), aNote(other, 'First'));
    const scopes = [`team:${team}`, `team:${other}`];
    expect(await isFree(({ kysely }) => holdScopes(kysely, scopes))).toBe(false);
    expect(await isFree(({ kysely }) => holdScopes(kysely, [`team:${newId()}`]))).toBe(true);
  });

  test('S2.2: a player’s day is dealt by one at a time, and a tie between players made', async () => {
    const { user } = (await reader()).phone;
    expect(await isFree(({ kysely }) => holdPlayer(world().deps, kysely, user.id))).toBe(false);
    expect(await isFree(({ kysely }) => holdPlayers(kysely, [user.id]))).toBe(false);
  });
});
