import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/competitions';
import { competitionId, newId, type CompetitionId, type TeamId, type UserId } from 'sync-protocol/ids';
import { CHALLENGE_GONE } from 'sync-protocol/mutations/competitions/competition-changes';
import type { Side } from 'sync-protocol/rules/competitions/competition-terms';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { mutateTeam, teamNotFound, teamsById } from '#features/teams/commands.ts';
import { statsOf } from '#features/progress/commands.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { showCompetitions, toActive } from './present.ts';

const CHALLENGE_LIMIT = { max: 30, perSeconds: 3600 };

const notFound = () => new ApiError(404, 'competition_not_found', CHALLENGE_GONE.message);

/** Competitions between teams. */
export function serveCompetitions(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;

  const show = async (player: UserId, id: CompetitionId) => {
    const found = (await showCompetitions(kysely, player)).find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  };

  serve(app, calls.listCompetitions, ({ player }) => showCompetitions(kysely, player.id), { tagged: true });

  serve(
    app,
    calls.createCompetition,
    async ({ player, params, body, request }) => {
      const { challengingTeamId = params.id, challengedTeamId, ...fields } = body;
      if (challengingTeamId !== params.id)
        throw new ApiError(400, 'invalid_input', 'This is not the team of the address.', {
          issues: [{ path: 'challengingTeamId', message: 'This is not the team of the address.' }],
        });
      const { id } = await mutateTeam(deps, player.id, request, {
        name: 'competition.create',
        args: async (trx) => {
          const [other] = await teamsById(trx, [challengedTeamId]);
          if (!other) throw teamNotFound();
          const id = competitionId.parse(newId());
          return {
            ...fields,
            competitionId: id,
            teamId: params.id,
            challengedTeamId,
            challengedTeamName: other.name,
          };
        },
        answer: ({ competitionId: made }) => ({ id: made }),
      });
      return show(player.id, id);
    },
    { limit: CHALLENGE_LIMIT },
  );

  serve(app, calls.respondToCompetition, async ({ player, params: { id }, body: { status }, request }) => {
    await mutateTeam(deps, player.id, request, {
      name: 'competition.respond',
      args: async (trx) => ({
        teamId: await ownSide(trx, player.id, id, 'challenged'),
        competitionId: id,
        isAccepted: status === 'active',
      }),
    });
    return show(player.id, id);
  });

  serve(app, calls.cancelCompetition, ({ player, params, request }) =>
    mutateTeam(deps, player.id, request, {
      name: 'competition.withdraw',
      args: async (trx) => {
        if ((await ownSide(trx, player.id, params.competitionId, 'challenging')) !== params.teamId)
          throw notFound();
        return params;
      },
    }),
  );

  serve(app, calls.activeCompetitions, async ({ player, params }) => {
    requireOwn(player, params.id);
    const now = deps.now().getTime();
    const all = await showCompetitions(kysely, player.id);
    return all.filter(({ status }) => status === 'active').map((one) => toActive(one, now));
  });

  serve(app, calls.competitionStats, async ({ player, params }) => {
    requireOwn(player, params.id);
    const all = await showCompetitions(kysely, player.id);
    const { competitionsWon } = await statsOf(kysely, player.id);
    return { activeCompetitions: all.filter(({ status }) => status === 'active').length, competitionsWon };
  });
}

/**
 * The player's team on this side of a competition.
 * @throws ApiError 403 where theirs is the other one, 404 where they are in neither: it is nobody else's to know of
 */
async function ownSide(kysely: Queryable, player: UserId, id: CompetitionId, side: Side): Promise<TeamId> {
  const sides = await kysely
    .selectFrom('competitions')
    .innerJoin('memberships', 'memberships.teamId', 'competitions.teamId')
    .select(['competitions.teamId', 'competitions.side'])
    .where('competitions.competitionId', '=', id)
    .where('memberships.userId', '=', player)
    .execute();
  const own = sides.find((one) => one.side === side);
  if (own) return own.teamId;
  if (sides.length > 0) throw new ApiError(403, 'forbidden', 'Only the other team can do this.');
  throw notFound();
}
