import type { UserRegimen } from 'sync-protocol/entities/user-regimen';
import { isRunning } from 'sync-protocol/rules/enrolment';
import { dealToday } from 'sync-protocol/mutations/deal-today';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import { trainingDay } from 'sync-protocol/rules/training-day';

/** What is known of a player's day. */
export interface PlayerDay {
  timezone: string;
  /** The training day that was dealt last; null: it is to be dealt anew. */
  dealtDay: string | null;
}

/** A player whose devices wait until the commit. */
export interface HeldPlayer extends PlayerDay {
  /** When the account was made, ISO 8601. */
  since: string;
}

/**
 * The training day to deal for a player now (S3.4); none if that is done. Whoever flies west has a day again that
 * was over: programs that began meanwhile deal it too, as they do on the phone.
 */
export function dayToDeal({ timezone, dealtDay }: PlayerDay, now: Date): string | null {
  const today = trainingDay(now.getTime(), timezone);
  return dealtDay === today ? null : today;
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

/** Whether changes started or ended programs, so that a day's tasks may be others now. */
export function changesPrograms(changes: readonly RowChange[]): boolean {
  return changes.some(({ table, before, after }) => {
    if (table !== 'userRegimens') return false;
    const runs = (row: unknown) => row !== undefined && isRunning(row as UserRegimen);
    return runs(before) !== runs(after);
  });
}
