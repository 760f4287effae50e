import type { UserRegimen } from 'sync-protocol/entities/user-regimen';
import { isRunning } from 'sync-protocol/rules/enrolment';
import { dealToday, needsOfDeal, plansOfDeal } from 'sync-protocol/mutations/deal-today';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { UserId } from 'sync-protocol/ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import { publishOnCommit, type SyncDeps } from './deps.ts';
import { loadRows } from './load.ts';
import { findPlans } from './plans.ts';
import { Statement } from './statement.ts';
import { writeChanges } from './write.ts';

/** What is known of a player's day. */
export interface PlayerDay {
  timezone: string;
  /** The training day that was dealt last. */
  dealtDay: string | null;
}

/** The training day to deal for a player now (S3.4); none if that is done. */
export function dayToDeal({ timezone, dealtDay }: PlayerDay, now: Date): string | null {
  const today = trainingDay(now.getTime(), timezone);
  return dealtDay === null || dealtDay < today ? today : null;
}

/** Deals a player's day, when it has not been done yet; answers whether it was done now. */
export async function ensureDealt(deps: SyncDeps, player: UserId, known: PlayerDay): Promise<boolean> {
  const now = deps.now();
  const day = dayToDeal(known, now);
  if (day === null) return false;
  await deps.db.transaction(async (tx) => {
    await holdPlayer(tx.kysely, player);
    const rows = new Rows();
    await loadRows(tx.kysely, player, needsOfDeal(day), rows);
    const planOf = await findPlans(tx.kysely, player, rows, deps.catalog, plansOfDeal(rows));
    dealToday(rows, { day, tz: known.timezone, planOf });
    const scope = userScope(player);
    const changes = rows.changes().map((change) => ({ ...change, scope }));
    const raised = await writeChanges(tx.kysely, { now, changes, dealt: { scope, day } });
    if (changes.length > 0) publishOnCommit(deps, tx, raised, null);
  });
  return true;
}

/** Reads what is known of a player's day, and deals it if need be. */
export async function ensureDealtFor(deps: SyncDeps, player: UserId): Promise<void> {
  const statement = new Statement();
  const [known] = await statement.run<PlayerDay>(
    deps.db.kysely,
    `select u.timezone, s.dealt_day as "dealtDay" from users u
    left join scopes s on s.scope = ${statement.value(userScope(player), 'text')}
    where u.id = ${statement.value(player, 'uuid')}`,
  );
  if (known) await ensureDealt(deps, player, known);
}

/** Keeps the player's other devices waiting until the commit, as a push does. */
export async function holdPlayer(kysely: Parameters<typeof loadRows>[0], player: UserId): Promise<void> {
  const statement = new Statement();
  await statement.run(
    kysely,
    `select from users where id = ${statement.value(player, 'uuid')} for no key update`,
  );
}

/**
 * Deals a day into rows that are loaded for it. When that fails nothing of it stands, and the next touch tries
 * again: it must not hold up what the player did.
 */
export function dealDay(
  rows: Rows,
  deal: Parameters<typeof dealToday>[1],
  report: (error: unknown) => void,
): boolean {
  try {
    dealToday(rows, deal);
    rows.commit();
    return true;
  } catch (error) {
    rows.rollback();
    report(error);
    return false;
  }
}

/** The day that counts as dealt after a batch: none, if it started or ended programs on a day that is over. */
export function dealtDayAfter(
  changes: readonly RowChange[],
  batch: readonly { context: { day: string } }[],
  { timezone, dealtDay }: PlayerDay,
  now: Date,
): string | null {
  if (!changes.some(isStartOrEnd)) return dealtDay;
  const today = trainingDay(now.getTime(), timezone);
  return batch.every(({ context }) => context.day === today) ? dealtDay : null;
}

function isStartOrEnd({ table, before, after }: RowChange): boolean {
  if (table !== 'userRegimens') return false;
  const runs = (row: unknown) => row !== undefined && isRunning(row as UserRegimen);
  return runs(before) !== runs(after);
}
