import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/teams';
import { joinRequestId, membershipId, newId, teamId, type TeamId, type UserId } from 'sync-protocol/ids';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import type { Deps } from '#deps';
import { requireOpenProfile } from '#features/profile/commands.ts';
import { serve } from '#plugins/calls/serve.ts';
import { searchLimiter } from '#plugins/guards/rate-limits.ts';
import { mutateTeam, teamNotFound } from './door.ts';
import { findableBy, foundTeams } from './join/findable.ts';
import { noteWrongCode } from './join/vets.ts';
import { showTeams } from './present.ts';
import { isInvited, memberOf, teamsById, teamsOf, teamWithCode } from './queries.ts';

const CODE_LIMIT = { max: 20, perSeconds: 3600 };

/** Teams, and who comes into them and goes. */
export function serveTeams(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;

  /** Teams that a player is in or may find, in this order. */
  const known = async (player: UserId, ids: readonly TeamId[]) => {
    const own = await teamsOf(kysely, player);
    const others = ids.filter((id) => !own.includes(id));
    const found = new Set([...own, ...(await findableBy(kysely, player, others, deps.now().getTime()))]);
    const rows = new Map((await teamsById(kysely, ids)).map((team) => [team.id, team]));
    return ids.filter((id) => found.has(id)).flatMap((id) => rows.get(id) ?? []);
  };
  const show = async (player: UserId, id: TeamId) => {
    const [team] = await showTeams(deps, player, await known(player, [id]));
    if (!team) throw teamNotFound();
    return team;
  };
  /** Whoever may come in by an invitation sees where to, though they might not find it. */
  const showInvited = async (player: UserId, id: TeamId) => {
    if (!(await isInvited(kysely, player, id, deps.now()))) return show(player, id);
    const [team] = await showTeams(deps, player, await teamsById(kysely, [id]));
    if (!team) throw teamNotFound();
    return team;
  };

  serve(
    app,
    calls.listTeams,
    async ({ player, query: { q, size, aim } }) => {
      const own = await known(player.id, await teamsOf(kysely, player.id));
      const found = await foundTeams(kysely, player.id, { words: q, size, aim }, deps.now().getTime());
      const shown = await showTeams(deps, player.id, [...own, ...found]);
      // Who may challenge a team is nobody to most who are in it.
      const isNamed = aim === 'join';
      return shown.map((team) => (isNamed || team.userRole !== 'none' ? team : { ...team, members: [] }));
    },
    // It looks through the names of all teams, and at the members of many.
    { limiters: [searchLimiter(app)] },
  );

  serve(
    app,
    calls.myTeams,
    async ({ player }) =>
      showTeams(deps, player.id, await known(player.id, await teamsOf(kysely, player.id))),
    { tagged: true },
  );

  serve(app, calls.teamsOfUser, async ({ player, params: { id } }) => {
    const { sees } = await requireOpenProfile(deps, player.id, id);
    const ids = sees.membership ? await teamsOf(kysely, id) : [];
    return showTeams(deps, player.id, await known(player.id, ids));
  });

  serve(app, calls.getTeam, ({ player, params: { id } }) => showInvited(player.id, id));

  serve(app, calls.createTeam, async ({ player, body, request }) => {
    const { id } = await mutateTeam(deps, player.id, request, {
      name: 'team.create',
      args: () => ({
        ...body,
        teamId: teamId.parse(newId()),
        membershipId: membershipId.parse(newId()),
        code: newTeamCode(),
      }),
      answer: ({ teamId: id }) => ({ id }),
    });
    return show(player.id, id);
  });

  serve(app, calls.updateTeam, async ({ player, params: { id }, body, request }) => {
    await mutateTeam(deps, player.id, request, {
      name: 'team.update',
      args: () => ({ teamId: id, ...body }),
    });
    return show(player.id, id);
  });

  serve(app, calls.deleteTeam, ({ player, params: { id }, request }) =>
    mutateTeam(deps, player.id, request, { name: 'team.delete', args: () => ({ teamId: id }) }),
  );

  serve(app, calls.renewTeamCode, ({ player, params: { id }, request }) =>
    mutateTeam(deps, player.id, request, {
      name: 'team.renewCode',
      args: () => ({ teamId: id, code: newTeamCode() }),
      answer: ({ code }) => ({ code }),
    }),
  );

  serve(
    app,
    calls.joinTeamByCode,
    async ({ player, body: { code }, request }) => {
      await mutateTeam(deps, player.id, request, {
        name: 'team.join',
        args: () => ({ joinRequestId: joinRequestId.parse(newId()), code }),
      }).catch(async (error: unknown) => {
        // What the refused transaction has noted is gone with it.
        if (error instanceof Refusal && error.code === 'code_unknown')
          await noteWrongCode(kysely, player.id, deps.now().toISOString());
        throw error;
      });
      const joined = await teamWithCode(kysely, code);
      if (!joined) throw teamNotFound();
      return show(player.id, joined);
    },
    { limit: CODE_LIMIT },
  );

  serve(app, calls.joinTeam, async ({ player, params: { id }, request }) => {
    await mutateTeam(deps, player.id, request, {
      name: 'team.request',
      args: async (trx) => {
        const [team] = await teamsById(trx, [id]);
        if (!team) throw teamNotFound();
        return { joinRequestId: joinRequestId.parse(newId()), teamId: id, teamName: team.name };
      },
    });
    const isIn = (await teamsOf(kysely, player.id)).includes(id);
    return { status: isIn ? ('joined' as const) : ('requested' as const) };
  });

  serve(app, calls.leaveTeam, ({ player, params: { id }, request }) =>
    mutateTeam(deps, player.id, request, { name: 'team.leave', args: () => ({ teamId: id }) }),
  );

  serve(app, calls.removeTeamMember, ({ player, params, request }) =>
    mutateTeam(deps, player.id, request, {
      name: 'team.removeMember',
      args: async (trx) => ({
        teamId: params.teamId,
        membershipId: await memberOf(trx, params),
        code: newTeamCode(),
      }),
    }),
  );

  serve(app, calls.setTeamRole, ({ player, params, body: { role }, request }) =>
    mutateTeam(deps, player.id, request, {
      name: 'team.setRole',
      args: async (trx) => ({ teamId: params.teamId, membershipId: await memberOf(trx, params), role }),
    }),
  );
}
