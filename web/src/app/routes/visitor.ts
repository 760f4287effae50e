import { isProfileComplete } from 'sync-protocol/rules/profile/profile';
import type { Session } from '#data/session/session-store.ts';
import type { Visitor } from './access.ts';

/** What somebody with this session is to the route table. */
export function visitorOf(session: Session): Visitor {
  if (session.status !== 'signedIn') return 'guest';
  return isProfileComplete(session.user) ? 'player' : 'newcomer';
}
