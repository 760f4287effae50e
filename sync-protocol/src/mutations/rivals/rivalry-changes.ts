import { z } from 'zod';
import { rivalry, type Rivalry } from '../../entities/rivals/rivalry.ts';
import { writtenText } from '../../entities/text.ts';
import type { UserId } from '../../ids.ts';
import { rivalryIdOf, rivalryRowId } from '../../rules/derived-ids.ts';
import { MAX_RIVALS, RIVAL_MESSAGE_MAX, type RivalryStatus } from '../../rules/rivals/rival-terms.ts';
import { Refusal, type MutationContext, type Mutator } from '../mutation.ts';
import { awardBadges } from '../progress/award-badges.ts';
import { statsOf } from '../progress/recount.ts';
import type { Rows } from '../rows.ts';

export const rivalRequestArgs = z.strictObject({
  ...rivalry.pick({ rivalId: true, rivalshipType: true, askedAs: true }).shape,
  message: writtenText.max(RIVAL_MESSAGE_MAX),
});
export const rivalArgs = z.strictObject(rivalry.pick({ rivalId: true }).shape);

type Args = z.infer<typeof rivalArgs>;

const NEEDS: ReturnType<Mutator['needs']> = [
  { table: 'rivalries', all: true },
  { table: 'playerStats', all: true },
  { table: 'userBadges', all: true },
];

export const REQUEST_GONE = { code: 'request_gone', message: 'This request is no longer there.' };

const goneRequest = () => new Refusal(REQUEST_GONE.code, REQUEST_GONE.message);

/** Asks somebody to be a rival; who was asked by them already says yes with it. What stands already is no mistake. */
export const rivalRequest: Mutator<'rival.request', z.infer<typeof rivalRequestArgs>> = {
  name: 'rival.request',
  needs: () => NEEDS,
  effect: (rows, { rivalId, ...asked }, context) => {
    const { userId: own, at } = context;
    if (rivalId === own) throw new Refusal('own_rival', 'You cannot challenge yourself as a rival.');
    const row = rivalryWith(rows, rivalId, context);
    if (row?.status === 'asked') return becomeRivals(rows, row, context);
    if (row) return;
    refuseTooMany(rows);
    const id = rivalryRowId(own, rivalId);
    const rivalryId = rivalryIdOf(own, rivalId);
    const status: RivalryStatus = 'requested';
    rows.put('rivalries', {
      id,
      userId: own,
      rivalryId,
      rivalId,
      status,
      ...asked,
      createdAt: at,
      acceptedAt: null,
    });
  },
};

/** Says yes to a request. */
export const rivalAccept: Mutator<'rival.accept', Args> = {
  name: 'rival.accept',
  needs: () => NEEDS,
  effect: (rows, { rivalId }, context) => {
    const row = rivalryWith(rows, rivalId, context);
    if (row?.status === 'accepted') return;
    if (row?.status !== 'asked') throw goneRequest();
    becomeRivals(rows, row, context);
  },
};

/** Says no to a request. */
export const rivalDecline = ending('rival.decline', 'asked');
/** Takes the player's own request back. */
export const rivalWithdraw = ending('rival.withdraw', 'requested');
/** Ends a rivalry. */
export const rivalRemove = ending('rival.remove', 'accepted');

/** Ends what the player saw: what is over already is no mistake, but nobody ends a rivalry that was only a request. */
function ending<Name extends string>(name: Name, status: RivalryStatus): Mutator<Name, Args> {
  return {
    name,
    needs: () => NEEDS,
    effect: (rows, { rivalId }, context) => {
      const row = rivalryWith(rows, rivalId, context);
      if (row?.status === status) endRivalry(rows, row);
      else if (row?.status === 'accepted')
        throw new Refusal(
          'already_rivals',
          'The two of you are rivals by now. You can still remove the rival.',
        );
    },
  };
}

/** A player's rivalry with somebody. */
function rivalryWith(
  rows: Rows,
  rivalId: UserId,
  { userId: own }: Pick<MutationContext, 'userId'>,
): Rivalry | undefined {
  return rows.get('rivalries', rivalryRowId(own, rivalId));
}

/** Both have said yes, as one of the two has it. */
export function becomeRivals(
  rows: Rows,
  row: Rivalry,
  context: Pick<MutationContext, 'userId' | 'at' | 'day'>,
): void {
  if (row.status === 'asked') refuseTooMany(rows);
  rows.put('rivalries', { ...row, status: 'accepted', acceptedAt: context.at });
  const stats = statsOf(rows, row.userId);
  rows.put('playerStats', { ...stats, rivals: stats.rivals + 1 });
  awardBadges(rows, context);
}

/** The end, as one of the two has it. */
export function endRivalry(rows: Rows, row: Rivalry): void {
  rows.delete('rivalries', row.id);
  if (row.status !== 'accepted') return;
  const stats = statsOf(rows, row.userId);
  rows.put('playerStats', { ...stats, rivals: Math.max(0, stats.rivals - 1) });
}

/** Requests of the player's own count too: each of them may be accepted. */
function refuseTooMany(rows: Rows): void {
  if (rows.all('rivalries').filter(({ status }) => status !== 'asked').length >= MAX_RIVALS)
    throw new Refusal(
      'too_many_rivals',
      `You have ${MAX_RIVALS} rivals, with those you asked, and that’s the limit. Remove one first.`,
    );
}
