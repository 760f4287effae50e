import type { Rows } from 'sync-protocol/mutations/rows';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Daily } from '../server-half.ts';

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
  /** The scopes whose rows are the player's to get and to change. */
  scopes: readonly string[];
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
  dailies: readonly Daily[],
  on: Parameters<Daily['deal']>[1],
  report: (error: unknown) => void,
): boolean {
  try {
    for (const { deal } of dailies) deal(rows, on);
    rows.commit();
    return true;
  } catch (error) {
    rows.rollback();
    report(error);
    return false;
  }
}
