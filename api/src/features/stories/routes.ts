import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/stories';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';

/** Nobody can share stories yet, so there are no new ones. */
export function serveStories(app: FastifyInstance): void {
  serve(app, calls.newVictoryStories, async ({ player, params }) => {
    requireOwn(player, params.id);
    return { count: 0 };
  });
}
