import type { Need } from 'sync-protocol/mutations/define';
import { Rows } from 'sync-protocol/mutations/rows';
import { runMutation } from 'sync-protocol/mutations/run';
import type { OutboxMutation } from 'sync-protocol/wire';
import { attentionId, senderOf } from './client-group.ts';
import type { Sender, UserDb } from './db.ts';
import { loadRows } from './load-rows.ts';
import { MESSAGES } from './messages.ts';
import { contextOf, mutatorOf } from './mutation-context.ts';
import { loadPlans } from './plans.ts';
import { saveBases, writeRows } from './write-rows.ts';

/** A waiting mutation that can be done again. */
interface Ready {
  mutation: OutboxMutation;
  needs: Need[];
  run: (rows: Rows) => Promise<void>;
}

/**
 * Does again what waits, in one sweep over the rows that all of it needs, inside a transaction. What can't be done
 * holds up nothing: it is set aside for the player to see, and keeps its place in the outbox, because the server
 * has the last word (S6.4).
 */
export async function replay(db: UserDb): Promise<void> {
  const waiting = await db.outbox.toArray();
  if (waiting.length === 0) return;
  const sender = await senderOf(db);
  const guarded = async <T>(mutation: OutboxMutation, work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      console.error(error);
      await setAside(db, sender, mutation);
      return undefined;
    }
  };

  const ready: Ready[] = [];
  for (const mutation of waiting) {
    const one = await guarded(mutation, () => readied(db, mutation, sender));
    if (one) ready.push(one);
  }
  const { rows, loaded } = await loadAll(db, ready, guarded);
  for (const { mutation, run } of loaded) await guarded(mutation, () => run(rows));
  // Arguments without an id make rows without one: nothing to show, and the server will refuse them.
  const changes = rows.changes().filter(({ id }) => typeof id === 'string');
  await saveBases(db, changes);
  await writeRows(db, changes);
}

/** Undefined when an app of another version wrote it: the server will know it. */
function readied(db: UserDb, mutation: OutboxMutation, { clientGroup }: Sender): Ready | undefined {
  const { name, args } = mutation;
  const mutator = mutatorOf(name);
  if (!mutator) return undefined;
  const context = contextOf(db, mutation, clientGroup);
  const run = async (rows: Rows) => {
    const planOf = await loadPlans(db, rows, mutator.plans?.(rows, args) ?? []);
    // A refusal keeps its place in the outbox too.
    runMutation(rows, mutator, args, context, planOf);
  };
  return { mutation, needs: mutator.needs(args, context), run };
}

/** The rows that all of them need; one by one when some need what can't be read. */
async function loadAll(
  db: UserDb,
  ready: readonly Ready[],
  guarded: (mutation: OutboxMutation, work: () => Promise<Rows>) => Promise<Rows | undefined>,
): Promise<{ rows: Rows; loaded: readonly Ready[] }> {
  try {
    const needs = ready.flatMap((one) => one.needs);
    return { rows: await loadRows(db, needs), loaded: ready };
  } catch {
    const rows = new Rows();
    const loaded: Ready[] = [];
    for (const one of ready) {
      if (await guarded(one.mutation, () => loadRows(db, one.needs, rows))) loaded.push(one);
    }
    return { rows, loaded };
  }
}

/** Lists a mutation among those that need attention, until the server says what becomes of it. */
async function setAside(db: UserDb, { clientGroup }: Sender, mutation: OutboxMutation): Promise<void> {
  const id = attentionId(clientGroup, mutation);
  await db.refused.put({ id, mutation, status: 'quarantined', code: 'broken', message: MESSAGES.broken });
}
