import { UNFIT_TEXT } from 'sync-protocol/entities/text';
import { isOfOurTime } from 'sync-protocol/entities/time';
import type { ClientGroupId, UserId } from 'sync-protocol/ids';
import type { Mutation, MutationContext, Need } from 'sync-protocol/mutations/mutation';
import { MUTATIONS } from 'sync-protocol/mutations/index';
import {
  CREDIT_WINDOW_DAYS,
  correctStamp,
  isCreditable,
  trainingDay,
} from 'sync-protocol/rules/training-day';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { z } from 'zod';
import { readAs } from '#plugins/calls/read-as.ts';
import type { HeldPlayer } from '../write/day.ts';
import type { KeptResult } from '../write/write.ts';

/** Who pushes, and how the phone's clock stands to the server's. */
export interface Sender {
  player: UserId;
  clientGroup: ClientGroupId;
  /** The server's time, milliseconds since 1970. */
  now: number;
  /** Milliseconds that the phone's clock is behind. */
  skew: number;
}

/** Why a mutation was not applied, for good. */
export type Verdict = Pick<KeptResult, 'status' | 'code' | 'message'>;

export const QUARANTINED: Verdict = {
  status: 'quarantined',
  code: 'quarantined',
  message: 'This could not be saved. It is kept aside, and we will look into it.',
};

export function rejected({ code, message }: { code: string; message: string }): Verdict {
  return { status: 'rejected', code, message };
}

/** A mutation whose name and arguments are understood. */
export interface Prepared {
  mutation: Mutation;
  args: unknown;
  context: Omit<MutationContext, 'planOf'>;
  /** The rows that it asks for. */
  needs: readonly Need[];
}

const UNKNOWN = rejected({
  code: 'unknown_mutation',
  message: 'This server does not know this action. Please update the app.',
});

/** Arguments that no phone of ours sends, or that the database can't hold. */
export const BAD_ARGS = rejected({
  code: 'bad_args',
  message: 'This action could not be understood. Please update the app.',
});

/** Of rows that the sender does not get, or gets no more. */
export const FOREIGN_SCOPE = rejected({
  code: 'foreign_scope',
  message: 'You are no longer part of this, so it was not saved.',
});

const TOO_OLD = rejected({
  code: 'day_too_old',
  message: `This was done more than ${CREDIT_WINDOW_DAYS} days ago and can no longer be counted.`,
});

/**
 * What a pushed mutation means (S2.6, S3.3); or why it can't be run at all.
 * @param held what is known of the sender
 */
export function prepare(
  pushed: OutboxMutation,
  sender: Sender,
  held: Pick<HeldPlayer, 'since' | 'scopes'>,
): Prepared | Verdict {
  const mutation = MUTATIONS.get(pushed.name);
  if (!mutation) return UNKNOWN;
  const args = readAs(mutation.args, pushed.args);
  if (!args.success) return holdsUnfitText(args.error) ? rejected(UNFIT_TEXT) : BAD_ARGS;
  const stamp = correctStamp(pushed, sender.skew, sender.now);
  if (!isOfOurTime(stamp.at) || !isOfOurTime(stamp.day)) return BAD_ARGS;
  if (mutation.countsForDay && !isCreditable(stamp.day, trainingDay(sender.now, stamp.tz))) return TOO_OLD;
  const context = {
    userId: sender.player,
    clientGroup: sender.clientGroup,
    at: mutation.isHeardNow ? new Date(sender.now).toISOString() : stamp.at,
    day: stamp.day,
    tz: stamp.tz,
    playerSince: held.since,
  };
  const needs = mutation.needs(args.data, context);
  const isForeign = needs.some(({ scope }) => scope !== undefined && !held.scopes.includes(scope));
  return isForeign ? FOREIGN_SCOPE : { mutation, args: args.data, context, needs };
}

function holdsUnfitText({ issues }: z.ZodError): boolean {
  return issues.some(({ message }) => message === UNFIT_TEXT.message);
}
