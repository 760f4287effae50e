import { derivedId, type NotificationId, type TeamId, type UserId } from '../../ids.ts';

/** What whoever answers for a team is told while its words wait for the operator. */
export const WORDS_WAIT = 'We’re checking your team’s text';

/** The news that says so to one of them; it stands as long as words wait. */
export function wordsWaitId(manager: UserId, team: TeamId): NotificationId {
  return derivedId(manager, 'team-words', team);
}
