import { Dexie } from 'dexie';
import type { RegimenId } from 'sync-protocol/ids';
import { pointsBy } from 'sync-protocol/mutations/earned';
import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import { runMutation } from 'sync-protocol/mutations/run';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { OutboxMutation } from 'sync-protocol/wire';
import { senderOf } from '../sync/client-group.ts';
import type { Sender, UserDb } from '../store/db.ts';
import { loadRows } from '../store/load-rows.ts';
import { MESSAGES } from '../messages.ts';
import type { Phone } from '../store/phone.ts';
import { loadPlans } from '../catalog/plans.ts';
import { contextOf } from './mutation-context.ts';
import { isQuotaExceeded, withStorageRepair } from '../store/storage-faults.ts';
import { saveBases, savedBases, writeRows } from '../store/write-rows.ts';

/** A change that stands, with what it earned the player (or took back: then `points` is negative). */
export interface Done {
  ok: true;
  points: number;
}

/** A change that does not stand; `message` is fit to show. */
export interface NotDone {
  ok: false;
  code: string;
  message: string;
}

export type MutateResult = Done | NotDone;

/** The same with what the transaction has read and made of it; nothing of that if it could not go through. */
export type Outcome = MutateResult & { rows?: Rows };

/** How far a clock may have been ahead before its instants are no longer continued. */
const MAX_CLOCK_LEAD_MS = 10 * 60_000;

/**
 * Does what the player asked for: effect on the rows and outbox entry stand in one transaction, or neither
 * does (S6.1). Never waits for the network, unless a program has to be downloaded first.
 * @param onOpen called whenever a transaction for it was opened
 */
export async function mutateOn<Args extends OutboxMutation['args']>(
  phone: Phone,
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
  onOpen?: () => void,
): Promise<Outcome> {
  const attempt = (lacking: 'ask' | 'go on') =>
    withStorageRepair(phone.db, () =>
      phone.db.write(() => {
        onOpen?.();
        return enqueue(phone, mutator, args, lacking);
      }),
    );
  try {
    let result = await attempt('ask');
    if ('missing' in result) {
      const { fetchPrograms } = await import('../catalog/catalog.ts');
      await fetchPrograms(phone, result.missing);
      result = await attempt('go on');
    }
    return 'missing' in result ? notDone('storage_failed', MESSAGES.storageBroken) : result;
  } catch (error) {
    if (isQuotaExceeded(error)) return notDone('storage_full', MESSAGES.storageFull);
    // A database that was left is no fault: the player has signed out, or another tab runs a newer version.
    if (!phone.db.isLeft) console.error(error);
    return notDone('storage_failed', MESSAGES.storageBroken);
  }
}

function notDone(code: string, message: string): NotDone {
  return { ok: false, code, message };
}

/** Inside a transaction; with `ask` it does nothing when programs are missing, but names them. */
async function enqueue<Args extends OutboxMutation['args']>(
  { db, now, zone }: Phone,
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
  lacking: 'ask' | 'go on',
): Promise<Outcome | { missing: RegimenId[] }> {
  const tappedAt = now();
  const tz = zone();
  const day = trainingDay(tappedAt, tz);
  // Read in one go, and written in one: each answer of the database waits for the frame that the page is painting.
  const [sender, rows, saved] = await Promise.all([
    senderOf(db),
    loadRows(db, mutator.needs(args, { userId: db.userId, day })),
    savedBases(db),
  ]);
  const stamp = { at: stampOf(tappedAt, sender), day, tz };
  const context = contextOf(db, stamp, sender.clientGroup);
  const asked = mutator.plans?.(rows, args, context) ?? [];
  const planOf = await loadPlans(db, rows, asked);
  const missing = asked.filter((id) => !planOf(id));
  if (lacking === 'ask' && missing.length > 0) return { missing };

  const refusal = runMutation(rows, mutator, args, context, planOf);
  if (refusal) {
    const isAbsent = refusal.code === 'regimen_not_found' && missing.length > 0;
    return { ...notDone(refusal.code, isAbsent ? MESSAGES.programMissing : refusal.message), rows };
  }
  const changes = rows.changes();
  if (changes.length > 0)
    await stand(
      db,
      changes,
      { sender, saved },
      { lane: mutator.lane?.(args) ?? 'core', name: mutator.name, args, ...stamp },
    );
  return { ok: true, rows, points: pointsBy(changes) };
}

/** Writes a change with its place in the outbox (S1.2): the last that its transaction does. */
async function stand(
  db: UserDb,
  changes: readonly RowChange[],
  { sender, saved }: { sender: Sender; saved: ReadonlySet<string> },
  mutation: Omit<OutboxMutation, 'id'>,
): Promise<void> {
  const { lane, at } = mutation;
  const id = sender.lastIds[lane] + 1;
  const { idbtrans } = Dexie.currentTransaction;
  const writes = Promise.all([
    saveBases(db, changes, saved),
    writeRows(db, changes),
    db.outbox.add({ ...mutation, id }),
    db.meta.put({ ...sender, lastIds: { ...sender.lastIds, [lane]: id }, lastAt: Date.parse(at) }),
  ]);
  await commitAfter(writes, idbtrans);
  await writes.catch((error: unknown) => {
    // What fails after the commit was asked for breaks the transaction off, and only that knows why.
    throw idbtrans.error ?? error;
  });
}

/** Turns in which a write that could not even be asked for has said so: with Dexie it takes eight. */
const TURNS = 24;

/**
 * Commits what is asked for, without waiting for the page to hear of each write: it is painting what they show. If one
 * could not be asked for, nothing is committed.
 */
async function commitAfter(writes: Promise<unknown>, transaction: IDBTransaction): Promise<void> {
  let hasFailed = false;
  writes.catch(() => (hasFailed = true));
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  if (hasFailed) return;
  try {
    transaction.commit();
  } catch {
    // It has ended already, and says itself how.
  }
}

/** When a tap happens: later than the one before it, even if the clock stood still or went back a little. */
function stampOf(now: number, { lastAt }: Sender): string {
  const isAhead = lastAt - now > MAX_CLOCK_LEAD_MS;
  return new Date(isAhead ? now : Math.max(now, lastAt + 1)).toISOString();
}
