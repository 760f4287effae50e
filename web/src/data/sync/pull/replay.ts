import type { ClientGroupId } from 'sync-protocol/ids';
import { MUTATORS } from 'sync-protocol/mutations/index';
import type { Mutator, Need } from 'sync-protocol/mutations/mutation';
import { planLookup } from 'sync-protocol/mutations/plan-lookup';
import { Rows } from 'sync-protocol/mutations/rows';
import { runMutation } from 'sync-protocol/mutations/run';
import type { OutboxMutation } from 'sync-protocol/wire';
import { attentionId, senderOf } from '../client-group.ts';
import type { Refused, UserDb } from '#data/store/db.ts';
import { loadRows } from '#data/store/load-rows.ts';
import { MESSAGES } from '#data/messages.ts';
import { contextOf } from '#data/rows/mutation-context.ts';
import { loadPlans } from '#data/catalog/plans.ts';
import { saveBases, savedBases, writeRows } from '#data/store/write-rows.ts';

/** A waiting mutation that can be done again. */
interface Ready {
  mutation: OutboxMutation;
  mutator: Mutator;
  context: ReturnType<typeof contextOf>;
  needs: Need[];
}

/**
 * Does again what waits, in one sweep over the rows that all of it needs, inside a transaction. What can't be done
 * holds up nothing: it is set aside for the player to see, and keeps its place in the outbox, because the server
 * has the last word (S6.4).
 */
export async function replay(db: UserDb): Promise<void> {
  const waiting = await db.outbox.toArray();
  if (waiting.length === 0) return;
  const { clientGroup } = await senderOf(db);
  const broken: OutboxMutation[] = [];
  const setAside = (mutation: OutboxMutation, error: unknown) => {
    console.error(error);
    broken.push(mutation);
  };

  const ready: Ready[] = [];
  for (const mutation of waiting) {
    try {
      const mutator = MUTATORS.get(mutation.name);
      const context = contextOf(db, mutation, clientGroup);
      // None when an app of another version wrote it: the server will know it.
      if (mutator) ready.push({ mutation, mutator, context, needs: mutator.needs(mutation.args, context) });
    } catch (error) {
      setAside(mutation, error);
    }
  }
  const { rows, loaded } = await loadAll(db, ready, setAside);
  for (const { mutation, mutator, context } of loaded) {
    try {
      const { args } = mutation;
      const asked = mutator.plans?.(rows, args, context) ?? [];
      // Awaiting hundreds of times what reads nothing would let the transaction end.
      const planOf = asked.length > 0 ? await loadPlans(db, rows, asked) : planLookup(rows, () => undefined);
      // A refusal keeps its place in the outbox too.
      runMutation(rows, mutator, args, context, planOf);
    } catch (error) {
      setAside(mutation, error);
    }
  }
  // Arguments without an id make rows without one: nothing to show, and the server will refuse them.
  const changes = rows.changes().filter(({ id }) => typeof id === 'string');
  await saveBases(db, changes, await savedBases(db));
  await writeRows(db, changes);
  await db.refused.bulkPut(broken.map((mutation) => attention(clientGroup, mutation)));
}

/** The rows that all of them need; one by one when some need what can't be read. */
async function loadAll(
  db: UserDb,
  ready: readonly Ready[],
  setAside: (mutation: OutboxMutation, error: unknown) => void,
): Promise<{ rows: Rows; loaded: readonly Ready[] }> {
  try {
    const needs = ready.flatMap((one) => one.needs);
    return { rows: await loadRows(db, needs), loaded: ready };
  } catch {
    const rows = new Rows();
    const loaded: Ready[] = [];
    for (const one of ready) {
      try {
        await loadRows(db, one.needs, rows);
        loaded.push(one);
      } catch (error) {
        setAside(one.mutation, error);
      }
    }
    return { rows, loaded };
  }
}

/** How a mutation is listed that needs attention, until the server says what becomes of it. */
function attention(clientGroup: ClientGroupId, mutation: OutboxMutation): Refused {
  const id = attentionId(clientGroup, mutation);
  return { id, mutation, status: 'quarantined', code: 'broken', message: MESSAGES.broken };
}
