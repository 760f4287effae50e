import type { RowChange } from 'sync-protocol/mutations/rows';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import { userScope } from '#db/scopes.ts';
import { newsFor, newsNeed } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { consequence, teamNamed } from '../consequence.ts';
import { askedId, letIn } from '../news.ts';
import { managersOf } from '../queries.ts';
import { tellOfAsking } from './asked.ts';
import type { Joining } from './join.ts';

/** Who asks to join, or has a team's code: in at once, or its managers hear of it. */
export async function ofJoinRequest({ kysely, now }: Cause, { before, after }: RowChange<'joinRequests'>) {
  if (after && !before) {
    const { id, userId, code, teamId: named } = after;
    const team = await kysely
      .selectFrom('teams')
      .select(['id', 'name', 'isOpen'])
      .where((of) => (code === null ? of('id', '=', named) : of('code', '=', code)))
      .executeTakeFirst();
    // It was there a moment ago, when it was vetted, and is held since.
    if (!team) throw new Error('a team that is joined is there');
    const { id: teamId } = team;
    if (code !== null || team.isOpen) {
      const joining: Joining = { teamId, userId, via: code === null ? 'request' : 'code', isUnasked: true };
      return consequence((rows) => {
        rows.delete('joinRequests', id);
        return { joining };
      });
    }
    const managers = await managersOf(kysely, teamId);
    // When it was asked is the server's to say: whoever was declined waits from then on.
    const createdAt = now.toISOString();
    return consequence(
      (rows) => {
        rows.put('joinRequests', { ...after, teamName: team.name, createdAt });
        rows.put('teamRequests', { id, teamId, requesterId: userId, status: 'pending', createdAt });
        const { name } = team;
        for (const manager of managers)
          tellOfAsking(rows, manager, { id: teamId, name, requester: userId }, now);
        return undefined;
      },
      managers.map((manager) => newsNeed(manager, askedId(manager, teamId, userId))),
    );
  }
  if (before && !after && before.teamId !== null) {
    const { id, teamId } = before;
    return consequence(
      (rows) => {
        rows.delete('teamRequests', id);
        return undefined;
      },
      [{ table: 'teamRequests', scope: teamScope(teamId), ids: [id] }],
    );
  }
  return undefined;
}

/** What a team answers to who asked: they come in, or wait before they ask again. */
export async function ofTeamRequest({ kysely, now }: Cause, { before, after }: RowChange<'teamRequests'>) {
  // Without a row that is left it went with its player's account.
  if (!before || !after || after.status === 'pending') return undefined;
  const { id, teamId, requesterId, status } = after;
  const team = await teamNamed(kysely, teamId);
  return consequence(
    (rows) => {
      rows.delete('teamRequests', id);
      const own = rows.get('joinRequests', id);
      if (status === 'declined') {
        // From now on they wait before they ask again: the answer may have come days after the question.
        if (own) rows.put('joinRequests', { ...own, status, createdAt: now.toISOString() });
        return undefined;
      }
      rows.delete('joinRequests', id);
      return {
        joining: { teamId, userId: requesterId, via: 'request' as const },
        news: [newsFor(requesterId, letIn(team, teamId), now)],
      };
    },
    [{ table: 'joinRequests', scope: userScope(requesterId), ids: [id] }],
  );
}
