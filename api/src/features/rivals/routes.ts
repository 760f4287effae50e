import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/rivals';
import type { UserId } from 'sync-protocol/ids';
import { rivalryIdOf } from 'sync-protocol/rules/derived-ids';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { REQUEST_GONE } from 'sync-protocol/mutations/rivals/rivalry-changes';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { DONE } from '#plugins/calls/done.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { peopleOf } from './people.ts';
import { presentActivity, presentRivalry } from './present.ts';
import { activitiesOf, countNewActivities, rivalriesOf, rivalryOf, standingWith } from './queries.ts';

/** Rivals and what they do; each call that changes something is a thin door to the phone's own mutation. */
export function serveRivals(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;

  serve(app, calls.listRivals, async ({ player, params }) => {
    requireOwn(player, params.id);
    return listed(kysely, player.id, 'accepted');
  });

  serve(app, calls.listRivalRequests, async ({ player, params }) => {
    requireOwn(player, params.id);
    return listed(kysely, player.id, 'asked');
  });

  serve(app, calls.listRivalActivities, async ({ player, params, query }) => {
    requireOwn(player, params.id);
    return (await activitiesOf(kysely, player.id, query.limit)).map(presentActivity);
  });

  serve(app, calls.newRivalActivities, async ({ player, params }) => {
    requireOwn(player, params.id);
    return { count: await countNewActivities(kysely, player.id) };
  });

  serve(app, calls.markRivalActivitiesNotified, ({ player, params, request }) => {
    requireOwn(player, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'rival.markNotified',
      args: () => ({}),
      present: async (_, trx) => ({ count: await countNewActivities(trx, player.id) }),
    });
  });

  serve(app, calls.requestRival, ({ player, body, request }) => {
    const { rivalId, rivalshipType, message } = body;
    return mutateByCall(deps, player.id, request, {
      name: 'rival.request',
      args: async (trx) => {
        refuseAgain(await standingWith(trx, player.id, rivalId));
        return { rivalId, rivalshipType, message: message ?? '', askedAs: '' };
      },
      present: (_, trx) => presented(trx, player.id, rivalryIdOf(player.id, rivalId)),
    });
  });

  serve(app, calls.acceptRival, ({ player, params, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'rival.accept',
      args: async (trx) => {
        const row = await rivalryOf(trx, player.id, params.id);
        // A yes that stands already is no mistake, as on a phone.
        return row?.status === 'accepted' ? { rivalId: row.rivalId } : askedBy(row);
      },
      present: (_, trx) => presented(trx, player.id, params.id),
    }),
  );

  serve(app, calls.declineRival, ({ player, params, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'rival.decline',
      args: async (trx) => askedBy(await rivalryOf(trx, player.id, params.id)),
      present: () => DONE,
    }),
  );

  serve(app, calls.removeRival, async ({ player, params, request }) => {
    requireOwn(player, params.id);
    return end(deps, player.id, params.rivalUserId, request);
  });
}

/** Ends what there is between the two. @throws Refusal when that is nothing, or a request that waits for the player's answer */
async function end(deps: Deps, player: UserId, rivalId: UserId, request: FastifyRequest) {
  const status = await standingWith(deps.db.kysely, player, rivalId);
  const name = status === 'requested' ? 'rival.withdraw' : 'rival.remove';
  return mutateByCall(deps, player, request, {
    name,
    args: async (trx) => {
      if (!['requested', 'accepted'].includes((await standingWith(trx, player, rivalId)) ?? ''))
        throw new Refusal('rival_not_found', 'This player is not one of your rivals.');
      return { rivalId };
    },
    present: () => DONE,
  });
}

async function listed(kysely: Queryable, player: UserId, status: 'accepted' | 'asked') {
  const [rows, [self]] = [await rivalriesOf(kysely, player, status), await peopleOf(kysely, [player])];
  return self ? rows.map((row) => presentRivalry(row, self)) : [];
}

async function presented(kysely: Queryable, player: UserId, rivalryId: string) {
  const [row, [self]] = [await rivalryOf(kysely, player, rivalryId), await peopleOf(kysely, [player])];
  if (!row || !self) throw new Error('a rivalry that was changed is there');
  return presentRivalry(row, self);
}

/** @throws Refusal: a call says so, where a phone's second wish is no mistake. */
function refuseAgain(status: Awaited<ReturnType<typeof standingWith>>): void {
  if (status === 'accepted') throw new Refusal('already_rivals', 'The two of you are rivals already.');
  if (status === 'requested') throw new Refusal('already_requested', 'You have asked this player already.');
}

/**
 * Who asks the player.
 * @throws Refusal when there is no such request, or it was answered with a yes; of a no nothing is left
 */
function askedBy(row: Awaited<ReturnType<typeof rivalryOf>>): { rivalId: UserId } {
  if (row?.status === 'accepted')
    throw new Refusal('already_answered', 'You have answered this request already.');
  if (row?.status !== 'asked') throw new Refusal('request_not_found', REQUEST_GONE.message);
  return { rivalId: row.rivalId };
}
