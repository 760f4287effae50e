import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/rivals';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';

/** Nobody has rivals yet, so there is nothing new of them. */
export function serveRivals(app: FastifyInstance): void {
  serve(app, calls.newRivalActivities, async ({ player, params }) => {
    requireOwn(player, params.id);
    return { count: 0 };
  });
}
