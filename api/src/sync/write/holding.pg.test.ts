import { sql } from 'kysely';
import { clientGroupId, newId, userId } from 'sync-protocol/ids';
import { MUTATIONS } from 'sync-protocol/mutations/index';
import { expect, test } from 'vitest';
import type { Tx } from '#db/transaction.ts';
import { onDatabase } from '#testing/databases/databases.ts';
import { aNote, forWorld, NOTES } from '#testing/tables/team-notes.ts';
import { applyBatch } from './apply.ts';
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

  test('S4.2: what mutations speak of is held before it is read', async () => {
    const team = newId();
    await write(aNote(team, 'First'));
    const players = [await reader(), await reader()].map(({ phone }) => phone.user.id);
    const [mutation] = MUTATIONS.values();
    if (!mutation) return;
    const context = { userId: userId.parse(newId()), clientGroup: clientGroupId.parse(newId()) };
    const when = { at: '2026-11-02T12:00:00.000Z', day: '2026-11-02', tz: 'UTC' };
    const needs = [{ table: NOTES, scope: `team:${team}`, all: true as const }];
    const mutations = [{ mutation, args: {}, context: { ...context, ...when }, needs }];
    const report = () => undefined;
    const isHeld = await isFree(async (tx) => {
      const player = players.pop();
      if (!player) return;
      const held = await holdPlayer(world().deps, tx.kysely, player);
      await applyBatch(world().deps, tx, { player, held, mutations, sender: null, report }, report);
    });
    expect(isHeld).toBe(false);
  });

  test('S2.2: a player’s day is dealt by one at a time, and a tie between players made', async () => {
    const { user } = (await reader()).phone;
    expect(await isFree(({ kysely }) => holdPlayer(world().deps, kysely, user.id))).toBe(false);
    expect(await isFree(({ kysely }) => holdPlayers(kysely, [user.id]))).toBe(false);
  });
});
