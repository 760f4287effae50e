import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/motivation';
import type { UserId } from 'sync-protocol/ids';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { motivationId } from 'sync-protocol/rules/derived-ids';
import { addDays } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { FOR_EVER, KeptAnswer } from '#plugins/calls/kept-answer.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve, serveAnyone } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import type { Applied } from '#sync/write/apply.ts';
import { todayOf } from '#sync/write/deal.ts';
import { presentMotivation } from './present.ts';
import { motivationOf } from './queries.ts';
import { serveSavedQuotes } from './saved-quote-routes.ts';

/** The prompt of the day, and the quotes that players keep. */
export function serveMotivation(app: FastifyInstance, deps: Deps): void {
  servePrompts(app, deps);
  serveToday(app, deps);
  serveSavedQuotes(app, deps);
}

/** The same for everybody, and by its version for ever: browsers and proxies may keep it. */
function servePrompts(app: FastifyInstance, { catalog: { prompts } }: Deps): void {
  const kept = new KeptAnswer(calls.getPrompts, () => [...prompts.quotes]);
  serveAnyone(app, calls.getPrompts, async ({ params, reply }) => {
    if (params.version !== prompts.version)
      throw new Refusal('prompts_not_found', 'There is a newer list of prompts.');
    reply.header('cache-control', FOR_EVER);
    return kept;
  });
}

function serveToday(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;
  const answer = (player: UserId, day: string, rows: Applied['rows']) =>
    presentMotivation(deps.catalog, player, day, rows.get('motivations', motivationId(player, day)));

  serve(app, calls.todaysMotivation, async ({ player, params }) => {
    requireOwn(player, params.id);
    const day = await todayOf(deps, player.id);
    const done = await motivationOf(kysely, player.id, motivationId(player.id, day));
    return presentMotivation(deps.catalog, player.id, day, done);
  });

  serve(app, calls.viewMotivation, async ({ player, params, request }) => {
    requireOwn(player, params.id);
    const day = await dayOf(deps, player.id, params.motivationId);
    return mutateByCall(deps, player.id, request, {
      name: 'motivation.view',
      args: () => ({ day }),
      present: ({ rows }) => answer(player.id, day, rows),
    });
  });

  serve(app, calls.refreshMotivation, async ({ player, params, request }) => {
    requireOwn(player, params.id);
    const day = await todayOf(deps, player.id);
    return mutateByCall(deps, player.id, request, {
      name: 'motivation.refresh',
      args: () => ({ day }),
      present: ({ rows }) => answer(player.id, day, rows),
    });
  });
}

/**
 * The day whose motivation has this id: one that was touched before, or the latest two, which need not have been.
 * @throws Refusal when the player has none of that id
 */
async function dayOf(deps: Deps, player: UserId, id: string): Promise<string> {
  const today = await todayOf(deps, player);
  const recent = [today, addDays(today, -1)].find((day) => motivationId(player, day) === id);
  const day = recent ?? (await motivationOf(deps.db.kysely, player, id))?.day;
  if (day === undefined) throw new Refusal('motivation_not_found', 'This quote is not there anymore.');
  return day;
}
