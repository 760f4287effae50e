import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/teams';
import type { ShownInvitation } from 'sync-protocol/contract/teams';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { newId, teamInvitationId, type TeamId, type TeamInvitationId, type UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { INVITATION_GONE } from 'sync-protocol/mutations/teams/invitation-changes';
import { NOT_MANAGER } from 'sync-protocol/mutations/teams/own-team';
import { presentCard } from 'sync-protocol/rules/profile/privacy';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { INVITATION_TEMPLATES } from 'sync-protocol/rules/teams/invitation-templates';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { blockedWith, findPerson, gateOf } from '#features/profile/commands.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateTeam, teamNotFound } from '../door.ts';
import { PRIVATE_PLAYER, toPlayerCard } from '../present.ts';
import { invitationsOf, memberByPlayer, requestsOf } from '../queries.ts';

const INVITATION_LIMIT = { max: 60, perSeconds: 3600 };

/** Invitations into teams, and requests to join one. */
export function serveTeamInvitations(app: FastifyInstance, deps: Deps): void {
  const { kysely } = deps.db;

  const list = async (player: UserId, side: TeamInvitation['side']): Promise<ShownInvitation[]> => {
    const rows = await invitationsOf(kysely, player, side);
    const { standingTo } = await gateOf(deps, player, [...new Set(rows.map(({ id }) => id))]);
    const self = await findPerson(kysely, player);
    const own = self && presentCard(self, standingTo(self).sees);
    const ownCard = own ? toPlayerCard(own) : PRIVATE_PLAYER;
    return rows.map(({ invitationId, teamId, teamName, ...row }) => {
      const { sees, player: other } = standingTo(row);
      const card = presentCard(other, sees);
      const otherCard = card ? toPlayerCard(card) : PRIVATE_PLAYER;
      const { targetPosition, status, createdAt, expiresAt } = row;
      // Nobody reads what somebody wrote whom they don't see.
      const isRead = side === 'sent' || card !== null;
      const { message, skillMatch } = isRead ? row : { message: '', skillMatch: '' };
      return {
        id: invitationId,
        side,
        teamId,
        teamName,
        team: { id: teamId, name: teamName },
        message,
        targetPosition,
        skillMatch,
        status,
        createdAt,
        expiresAt,
        invitedBy: side === 'sent' ? ownCard : otherCard,
        invitedUser: side === 'sent' ? otherCard : ownCard,
      };
    });
  };

  const invite = async (
    player: UserId,
    request: FastifyRequest,
    args: Omit<MutationArgs<'team.invite'>, 'invitationId'>,
  ): Promise<ShownInvitation> => {
    const { id } = await mutateTeam(deps, player, request, {
      name: 'team.invite',
      args: () => ({ invitationId: teamInvitationId.parse(newId()), ...args }),
      answer: ({ invitationId }) => ({ id: invitationId }),
    });
    const sent = (await list(player, 'sent')).find((one) => one.id === id);
    if (!sent) throw new ApiError(404, 'invitation_not_found', 'This invitation was taken back.');
    return sent;
  };

  /** @throws ApiError 404 for whoever is not in the team, 403 for a mere member */
  const requireManager = async (player: UserId, id: TeamId) => {
    const own = await memberByPlayer(kysely, id, player);
    if (!own) throw teamNotFound();
    if (!isManager(own.role)) throw new ApiError(403, NOT_MANAGER.code, NOT_MANAGER.message);
  };

  serve(app, calls.invitationTemplates, async () => [...INVITATION_TEMPLATES]);

  serve(
    app,
    calls.sendTeamInvitation,
    ({ player, body, request }) => {
      const { inviteUserId, templateId, personalizedReason, ...fields } = body;
      const template = INVITATION_TEMPLATES.find(({ id }) => id === templateId);
      return invite(player.id, request, {
        playerId: inviteUserId,
        teamId: fields.teamId,
        targetPosition: fields.targetPosition,
        message: fields.message === '' ? (template?.message ?? '') : fields.message,
        skillMatch: fields.skillMatch === '' ? personalizedReason : fields.skillMatch,
      });
    },
    { limit: INVITATION_LIMIT },
  );

  serve(
    app,
    calls.inviteToTeam,
    ({ player, params: { id }, body: { invitedUserId, message }, request }) =>
      invite(player.id, request, {
        playerId: invitedUserId,
        teamId: id,
        targetPosition: null,
        message,
        skillMatch: '',
      }),
    { limit: INVITATION_LIMIT },
  );

  serve(app, calls.receivedInvitations, ({ player }) => list(player.id, 'received'), { tagged: true });
  serve(app, calls.sentInvitations, ({ player }) => list(player.id, 'sent'), { tagged: true });

  serve(app, calls.respondToInvitation, ({ player, params: { id }, body: { status }, request }) =>
    mutateTeam(deps, player.id, request, {
      name: 'team.respond',
      args: async (trx) => ({
        invitationId: await ownInvitation(trx, player.id, id, 'received'),
        isAccepted: status === 'accepted',
      }),
    }),
  );

  serve(app, calls.withdrawInvitation, ({ player, params: { id }, request }) =>
    mutateTeam(deps, player.id, request, {
      name: 'team.withdraw',
      args: async (trx) => ({ invitationId: await ownInvitation(trx, player.id, id, 'sent') }),
    }),
  );

  serve(
    app,
    calls.teamRequests,
    async ({ player, params: { id } }) => {
      await requireManager(player.id, id);
      const blocked = await blockedWith(kysely, player.id);
      const rows = (await requestsOf(kysely, id)).filter((one) => !blocked.has(one.id));
      const { standingTo } = await gateOf(deps, player.id, [...new Set(rows.map((one) => one.id))]);
      return rows.map(({ requestId, createdAt, ...row }) => {
        const { sees, player: requester } = standingTo(row);
        const card = presentCard(requester, sees);
        return { ...(card ? toPlayerCard(card) : PRIVATE_PLAYER), id: requestId, createdAt };
      });
    },
    { tagged: true },
  );

  serve(app, calls.answerTeamRequest, ({ player, params, body: { status }, request }) =>
    mutateTeam(deps, player.id, request, {
      name: 'team.answer',
      args: () => ({
        teamId: params.id,
        joinRequestId: params.requestId,
        isAccepted: status === 'accepted',
      }),
    }),
  );
}

/** @throws ApiError 404 when the player has no such invitation: a call says so, where a phone's late tap is no mistake. */
async function ownInvitation(
  kysely: Queryable,
  player: UserId,
  id: TeamInvitationId,
  side: TeamInvitation['side'],
): Promise<TeamInvitationId> {
  const own = await kysely
    .selectFrom('teamInvitations')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', player)
    .where('side', '=', side)
    .executeTakeFirst();
  if (!own) throw new ApiError(404, 'invitation_not_found', INVITATION_GONE.message);
  return own.id;
}
