import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { queryClient } from '#data/server/query-client.ts';
import { activePhone } from '#data/store/active-phone.ts';
import { INVITATIONS } from './invite/use-others.ts';
import { requestsTo } from './own/requests-to.ts';
import { FACES } from './use-faces.ts';

/**
 * Asks ahead who is in the player's teams, whom invitations are from and to, and who wants to join: what is first looked
 * at without a signal has its names by then.
 */
export async function fetchNames(): Promise<void> {
  const db = activePhone()?.db;
  if (!db) return;
  const memberships = await db.synced('memberships').toArray();
  if (memberships.length > 0) await queryClient.prefetchQuery(FACES);
  const sides = new Set((await db.synced('teamInvitations').toArray()).map(({ side }) => side));
  for (const side of sides) await queryClient.prefetchQuery(INVITATIONS[side]);
  const own = await db.synced('teamMembers').bulkGet(memberships.map(({ id }) => id));
  const asked = new Set((await db.synced('teamRequests').toArray()).map(({ teamId }) => teamId));
  for (const place of own)
    if (place && isManager(place.role) && asked.has(place.teamId))
      await queryClient.prefetchQuery(requestsTo(place.teamId));
}
