import { DAY_MS } from '../training-day.ts';
import type { Side } from './competition-terms.ts';

export const COMPETITION_STATUSES = ['pending', 'active', 'completed', 'declined', 'cancelled'] as const;
export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

interface Move {
  from: readonly CompetitionStatus[];
  to: CompetitionStatus;
  /** Whose creator or admin does it; what time and the rules bring, the server does. */
  by: Side | 'server';
}

/** All that can become of a competition; what is not here can't be. */
export const MOVES = {
  accept: { from: ['pending'], to: 'active', by: 'challenged' },
  decline: { from: ['pending'], to: 'declined', by: 'challenged' },
  withdraw: { from: ['pending'], to: 'cancelled', by: 'challenging' },
  /** Nobody has answered in time. */
  expire: { from: ['pending'], to: 'cancelled', by: 'server' },
  /** One of the teams is there no more. */
  dissolve: { from: ['pending', 'active'], to: 'cancelled', by: 'server' },
  /** A team has reached the target. */
  reach: { from: ['active'], to: 'completed', by: 'server' },
  /** The time is over, and with it that of late training. */
  runOut: { from: ['active'], to: 'completed', by: 'server' },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof MOVES;

/** By what a competition has ended. */
export const ENDINGS = ['decline', 'withdraw', 'expire', 'dissolve', 'reach', 'runOut'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where a move leads from a status; undefined: nowhere. */
export function statusAfter(status: CompetitionStatus, name: MoveName): CompetitionStatus | undefined {
  const { from, to }: Move = MOVES[name];
  return from.includes(status) ? to : undefined;
}

/** The part of a competition that its end changes. */
export interface Ended {
  status: CompetitionStatus;
  ending: Ending | null;
  closedAt: string | null;
}

/**
 * A competition after its end.
 * @returns undefined where it can't end so: it has ended already, or has not begun
 */
export function ended<Row extends Ended>(row: Row, ending: Ending, at: string): Row | undefined {
  const status = statusAfter(row.status, ending);
  return status && { ...row, status, ending, closedAt: at };
}

const LISTS = { pending: 'pending', active: 'active', completed: 'completed' } as const;
export const COMPETITION_LISTS = Object.values(LISTS);
export type CompetitionList = (typeof COMPETITION_LISTS)[number];

/** Under what a competition is listed; a challenge that nobody has answered in time is over. */
export function listOf({ status, expiresAt }: { status: CompetitionStatus; expiresAt: string }, at: string) {
  if (status === 'pending') return expiresAt > at ? LISTS.pending : LISTS.completed;
  return status === 'active' ? LISTS.active : LISTS.completed;
}

/** So long (days) what came to no result is listed after its end: what became of it is news, but nothing to keep. */
export const NO_RESULT_LISTED_DAYS = 14;

/** Whether a list still shows what is over: what was played out for good, and what was not for a while. */
export function isStillListed(
  { status, closedAt, expiresAt }: Pick<Ended, 'status' | 'closedAt'> & { expiresAt: string },
  at: string,
): boolean {
  const over = Date.parse(closedAt ?? expiresAt);
  return status === 'completed' || Date.parse(at) - over < NO_RESULT_LISTED_DAYS * DAY_MS;
}
