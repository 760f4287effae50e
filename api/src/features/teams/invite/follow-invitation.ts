import { newId, teamInvitationId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import { INVITATION_DAYS } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { holdsGrooming } from 'sync-protocol/rules/words/grooming';
import { userScope } from '#db/scopes.ts';
import {
  heldBack,
  messageWaits,
  newNotification,
  newsFor,
  newsNeed,
} from '#features/notifications/commands.ts';
import { minorsApart } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { consequence } from '../consequence.ts';
import { invitationAccepted, invited, invitedId } from '../news.ts';
import { teammates } from '../teammates.ts';
import { forgetInvitation } from '../waiting.ts';
import { refusedBy } from '../words/refused-words.ts';

/** The other side of an invitation: whom it reaches, who took it back, what was answered. */
export async function ofInvitation({ kysely, now }: Cause, { before, after }: RowChange<'teamInvitations'>) {
  const row = after ?? before;
  if (!row) return undefined;
  const { side, otherId, twinId, teamId, userId, teamName } = row;
  const twin = (id: string) => [{ table: 'teamInvitations' as const, scope: userScope(otherId), ids: [id] }];
  if (side === 'sent' && after && !before) {
    const id = teamInvitationId.parse(newId());
    const newsId = invitedId(otherId, teamId);
    const isGuarded =
      [row.message, row.skillMatch].some(holdsGrooming) &&
      (await minorsApart(kysely, teammates, userId, { others: [otherId], now })).has(otherId);
    const isRefused = await refusedBy(kysely, teamId, [userId]);
    return consequence(
      (rows) => {
        // Made, invited to and deleted in one push, it was never there.
        const team = rows.get('teams', teamId);
        if (!team) {
          rows.delete('teamInvitations', after.id);
          return undefined;
        }
        const sent = { ...after, teamName: team.name };
        rows.put('teamInvitations', { ...sent, twinId: id });
        const received = { ...sent, id, userId: otherId, side: 'received' as const, otherId: userId };
        const theirs = heldBack(
          'teamInvitations',
          { ...received, twinId: after.id },
          { isGuarded, isRefused },
        );
        rows.put('teamInvitations', theirs);
        rows.put('notifications', newNotification(otherId, invited(team.name, teamId), now, newsId));
        return theirs.heldWords
          ? { news: [newsFor(userId, messageWaits('teamInvitations'), now)] }
          : undefined;
      },
      [newsNeed(otherId, newsId), { table: 'teams', scope: teamScope(teamId), ids: [teamId] }],
    );
  }
  if (side === 'sent' && !after && twinId !== null) {
    const newsId = invitedId(otherId, teamId);
    return consequence(
      (rows) => {
        const received = rows.get('teamInvitations', twinId);
        if (received?.status !== 'pending') return undefined;
        rows.delete('teamInvitations', twinId);
        return forgetInvitation(rows, received, now);
      },
      [...twin(twinId), newsNeed(otherId, newsId)],
    );
  }
  if (side === 'received' && before?.status === 'pending' && !after) {
    const newsId = invitedId(userId, teamId);
    return consequence((rows) => forgetInvitation(rows, before, now), [newsNeed(userId, newsId)]);
  }
  if (side !== 'received' || !after || !before || after.status === before.status) return undefined;
  const newsId = invitedId(userId, teamId);
  return consequence(
    (rows) => {
      rows.delete('notifications', newsId);
      const sent = rows.get('teamInvitations', twinId ?? '');
      if (after.status === 'declined') {
        const until = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
        rows.put('teamInvitations', { ...after, expiresAt: until });
        if (sent) rows.put('teamInvitations', { ...sent, status: after.status, expiresAt: until });
        return undefined;
      }
      if (sent) rows.put('teamInvitations', { ...sent, status: after.status });
      return {
        joining: { teamId, userId, via: 'invitation' as const },
        news: sent ? [newsFor(otherId, invitationAccepted(teamName, teamId), now)] : [],
      };
    },
    [...(twinId === null ? [] : twin(twinId)), newsNeed(userId, newsId)],
  );
}
