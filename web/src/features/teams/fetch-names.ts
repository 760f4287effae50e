import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { forgetAnswers, keptAnswer } from '#data/server/answers/kept-answers.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { activePhone } from '#data/store/active-phone.ts';
import { FACES } from '#data/server/answers/my-teams.ts';
import { canAccept, invitedTeam } from './invite/invited-team.ts';
import { INVITATIONS } from './invite/use-others.ts';
import { requestsTo } from './manage/requests-to.ts';
import { isOutOfOne } from './use-faces.ts';

/**
 * Asks ahead who is in the player's teams, whom invitations are from and to, and into which team, and who wants to join: what is first looked
 * at without a signal has its names by then. Who was taken out of a team since then is no teammate in what is kept either.
 */
export async function fetchNames(): Promise<void> {
  const db = activePhone()?.db;
  if (!db) return;
  const memberships = await db.synced('memberships').toArray();
  const now = memberships.map(({ teamId }) => teamId);
  // A new answer may know of a team of which this phone has not heard yet.
  if (isOutOfOne(await keptAnswer(FACES.queryKey), now)) await forgetAnswers();
  if (memberships.length > 0) await queryClient.prefetchQuery(FACES);
  const invitations = await db.synced('teamInvitations').toArray();
  for (const side of new Set(invitations.map((one) => one.side)))
    await queryClient.prefetchQuery(INVITATIONS[side]);
  for (const { teamId } of invitations.filter(canAccept))
    await queryClient.prefetchQuery(invitedTeam(teamId));
  const own = await db.synced('teamMembers').bulkGet(memberships.map(({ id }) => id));
  const asked = new Set((await db.synced('teamRequests').toArray()).map(({ teamId }) => teamId));
  for (const place of own)
    if (place && isManager(place.role) && asked.has(place.teamId))
      await queryClient.prefetchQuery(requestsTo(place.teamId));
}
