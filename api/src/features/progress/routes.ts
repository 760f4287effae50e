import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/progress';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { tierOf } from 'sync-protocol/rules/progress/streak';
import { pausesOf } from '#db/pauses.ts';
import type { Deps } from '#deps';
import { requireOpenProfile } from '#features/profile/commands.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { statsFor } from './commands.ts';
import { currentStreak, presentUserBadges } from './present.ts';
import { basePointsOf, countUnviewedBadges, statsOf, userBadgesOf } from './queries.ts';

/** Streak, stats and badges. */
export function serveProgress(app: FastifyInstance, deps: Deps): void {
  serveStats(app, deps);
  serveBadges(app, deps);
}

function serveStats(app: FastifyInstance, deps: Deps): void {
  const {
    db: { kysely },
    now,
  } = deps;
  serve(app, calls.streakMultiplier, async ({ player, params }) => {
    requireOwn(player, params.id);
    const stats = await statsOf(kysely, player.id);
    const streakLength = currentStreak(stats, await pausesOf(kysely, player.id), now());
    return {
      streakLength,
      multiplier: tierOf(streakLength).multiplier,
      bonusPointsEarned: Math.max(0, stats.totalPoints - (await basePointsOf(kysely, player.id))),
    };
  });

  serve(app, calls.userStats, async ({ player, params }) => {
    const { sees } = await requireOpenProfile(deps, player.id, params.id);
    const stats = await statsFor(deps, params.id, sees);
    if (!stats) throw new Error('an open profile shows points');
    return stats;
  });
}

function serveBadges(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;
  serve(app, calls.listBadges, async () => [...BADGES]);

  serve(app, calls.listUserBadges, async ({ player, params }) => {
    requireOwn(player, params.id);
    return presentUserBadges(await statsOf(kysely, player.id), await userBadgesOf(kysely, player.id));
  });

  serve(app, calls.unviewedBadges, async ({ player, params }) => {
    requireOwn(player, params.id);
    return { count: await countUnviewedBadges(kysely, player.id) };
  });

  serve(app, calls.markBadgesViewed, ({ player, params, request }) => {
    requireOwn(player, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'badge.markViewed',
      args: () => ({}),
      present: async (_, trx) => ({ count: await countUnviewedBadges(trx, player.id) }),
    });
  });
}
