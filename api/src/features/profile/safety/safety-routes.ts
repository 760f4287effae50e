import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/profile/safety';
import type { Deps } from '#deps';
import { DONE } from '#plugins/calls/done.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { REPORT_LIMIT } from './file-report.ts';
import { blockPlayer, blocksOf, reportPlayer, unblockPlayer } from './safety.ts';

/** What a player can do about another who does them no good. */
export function serveSafety(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    calls.reportUser,
    async ({ player, params, body }) => {
      await reportPlayer(deps, player.id, params.id, body);
      return DONE;
    },
    { limit: REPORT_LIMIT },
  );

  serve(app, calls.listBlocks, ({ player, params }) => {
    requireOwn(player, params.id);
    return blocksOf(deps.db.kysely, player.id);
  });

  serve(app, calls.blockUser, async ({ player, params }) => {
    requireOwn(player, params.id);
    await blockPlayer(deps, player.id, params.blockedUserId);
    return DONE;
  });

  serve(app, calls.unblockUser, async ({ player, params }) => {
    requireOwn(player, params.id);
    await unblockPlayer(deps, player.id, params.blockedUserId);
    return DONE;
  });
}
