import type { RowOf, TableName } from 'sync-protocol/entities/tables';
import type { Need } from 'sync-protocol/mutations/define';
import { runMutation } from 'sync-protocol/mutations/run';
import { trainingDay } from 'sync-protocol/rules/training-day';
import {
  ACKNOWLEDGED_KEPT_DAYS,
  LANES,
  type Lane,
  type OutboxMutation,
  type PlainChange,
} from 'sync-protocol/wire';
import { senderOf } from './client-group.ts';
import { SYNCED_NAMES, type Pulled, type UserDb } from './db.ts';
import { dealInTransaction } from './deal.ts';
import { loadRows } from './load-rows.ts';
import type { Phone } from './phone.ts';
import { loadPlans } from './plans.ts';
import { contextOf, mutatorOf } from './mutation-context.ts';
import { sturdily } from './sturdily.ts';
import type { PulledPages } from './pulled-pages.ts';
import { saveBases, writeRows } from './write-rows.ts';

const DAY_MS = 86_400_000;

/** What the phone knows by now; with another set of tables it has to start over. */
export const KNOWN_TABLES = SYNCED_NAMES.join();

/** How far this phone has pulled; nothing when it has to begin, or when it now knows other tables. */
export async function pulledOf(db: UserDb): Promise<Pulled | undefined> {
  const kept = await db.meta.get('pulled');
  return kept?.key === 'pulled' && kept.tables === KNOWN_TABLES ? kept : undefined;
}

/**
 * Applies a pull in one transaction (S6.3).
 * @param from the cursor that the pull went out with; when another tab has pulled since, nothing is applied
 * @returns whether it was applied
 */
export function applyPull(phone: Phone, pull: PulledPages, from: string | undefined): Promise<boolean> {
  const { db } = phone;
  return sturdily(db, () =>
    db.write(async () => {
      const before = await pulledOf(db);
      if (before?.cursor !== from) return false;
      await restoreBases(db);
      if (pull.reset || !before) await clearRows(db);
      await applyChanges(db, pull.changes);
      await bringBack(db, pull);
      await dropAcknowledged(phone, pull);
      await replay(db);
      await dealInTransaction(db, trainingDay(phone.now(), phone.zone()), phone.zone());
      const { cursor, epoch } = pull;
      await db.meta.put({ key: 'pulled', cursor, epoch, tables: KNOWN_TABLES, syncedAt: phone.now() });
      return true;
    }),
  );
}

/** Undoes every pending change: the rows are again as the server last told (S6.2). */
async function restoreBases(db: UserDb): Promise<void> {
  const bases = await db.bases.toArray();
  await writeRows(
    db,
    bases.map(({ table, id, before }) => ({
      table,
      id,
      before: undefined,
      after: (before ?? undefined) as RowOf<TableName> | undefined,
    })),
  );
  await db.bases.clear();
}

/** Starting over: rows that the pages do not name are gone. What this phone dealt itself is not the server's. */
async function clearRows(db: UserDb): Promise<void> {
  const own = new Set(await db.dealt.toCollection().primaryKeys());
  for (const name of SYNCED_NAMES) {
    if (name === 'tasks')
      await db
        .synced('tasks')
        .filter(({ id }) => !own.has(id))
        .delete();
    else await db.synced(name).clear();
  }
}

async function applyChanges(db: UserDb, changes: readonly PlainChange[]): Promise<void> {
  for (const name of SYNCED_NAMES) {
    const rows = new Map<string, object | undefined>();
    const mine = changes.filter(({ table }) => table === name);
    const ids = mine.map((change) => ('del' in change ? change.del : String(change.put.id)));
    const table = db.table<object, string>(name);
    const standing = await table.bulkGet(ids);
    standing.forEach((row, index) => rows.set(ids[index] ?? '', row));
    mine.forEach((change, index) => {
      const id = ids[index] ?? '';
      rows.set(id, 'del' in change ? undefined : merged(name, rows.get(id), change.put));
    });
    await table.bulkPut([...rows.values()].filter((row) => row !== undefined));
    await table.bulkDelete([...rows].flatMap(([id, row]) => (row ? [] : [id])));
    if (name === 'tasks') await db.dealt.bulkDelete(ids);
  }
}

/** Tables of one row, which always travels whole. */
const ALWAYS_WHOLE: readonly TableName[] = ['users', 'userSettings', 'playerStats'];

/** The server sent only the changed fields of a row that this phone has lost: it has to start over. */
export class IncompleteRow extends Error {}

function merged(table: TableName, standing: object | undefined, put: Record<string, unknown>): object {
  if (!standing && !('userId' in put) && !ALWAYS_WHOLE.includes(table))
    throw new IncompleteRow(`${table} ${String(put.id)}`);
  return { ...standing, ...put };
}

/**
 * A restored database has never seen what lies beyond its lanes: it goes out again under its own numbers (S6.8),
 * also when whoever restored it did not change the epoch.
 */
async function bringBack(db: UserDb, { lanes }: PulledPages): Promise<void> {
  for (const lane of LANES) {
    const unseen = await db.acknowledged
      .where('[lane+id]')
      .between([lane, lanes[lane] ?? 0], [lane, Number.MAX_SAFE_INTEGER], false)
      .toArray();
    await db.outbox.bulkPut(unseen.map(({ mutation }) => mutation));
    await db.acknowledged.bulkDelete(unseen.map(({ id }): [Lane, number] => [lane, id]));
  }
}

async function dropAcknowledged({ db, now }: Phone, { lanes, rejected }: PulledPages): Promise<void> {
  for (const lane of LANES) {
    const taken = await db.outbox
      .where('[lane+id]')
      .between([lane, 0], [lane, lanes[lane] ?? 0], true, true)
      .toArray();
    for (const { status, code, message, id } of rejected.filter((refusal) => refusal.lane === lane)) {
      const mutation = taken.find((one) => one.id === id);
      const { clientGroup } = await senderOf(db);
      if (mutation)
        await db.refused.put({ id: `${clientGroup}:${lane}:${id}`, mutation, status, code, message });
    }
    await db.acknowledged.bulkPut(
      taken.map((mutation) => ({
        lane,
        id: mutation.id,
        mutation,
        acknowledgedAt: now(),
      })),
    );
    await db.outbox.bulkDelete(taken.map(({ id }): [typeof lane, number] => [lane, id]));
  }
  await db.acknowledged
    .where('acknowledgedAt')
    .below(now() - ACKNOWLEDGED_KEPT_DAYS * DAY_MS)
    .delete();
}

/** Does again what waits, in one sweep over the rows that all of it needs. */
async function replay(db: UserDb): Promise<void> {
  const waiting = await db.outbox.toArray();
  if (waiting.length === 0) return;
  const { clientGroup } = await senderOf(db);
  const runs = waiting.flatMap((mutation) => runOf(db, mutation, clientGroup));
  const rows = await loadRows(
    db,
    runs.flatMap(({ needs }) => needs),
  );
  for (const { mutator, args, context } of runs) {
    const planOf = await loadPlans(db, rows, mutator.plans?.(rows, args) ?? []);
    // A refusal keeps its place in the outbox: the server has the last word (S6.4).
    runMutation(rows, mutator, args, context, planOf);
  }
  const changes = rows.changes();
  await saveBases(db, changes);
  await writeRows(db, changes);
}

function runOf(db: UserDb, mutation: OutboxMutation, clientGroup: Parameters<typeof contextOf>[2]) {
  const mutator = mutatorOf(mutation.name);
  if (!mutator) return [];
  const context = contextOf(db, mutation, clientGroup);
  const needs: Need[] = mutator.needs(mutation.args, context);
  return [{ mutator, args: mutation.args, context, needs }];
}
