import { PERSISTER_KEY_PREFIX } from '@tanstack/react-query-persist-client';
import { activePhone } from '../store/active-phone.ts';
import { forgetAnswers } from './query-client.ts';

/** What was fetched and tells what two players are to each other. */
const WITH_TIES = [
  'person',
  'person-stats',
  'leaderboard',
  'own-rank',
  'achievements',
  'player-search',
  'stories',
  'new-stories',
  'latest-story',
  'story-comments',
  'teams',
  'team',
];

/** Forgets what was seen of somebody nearer than they are now: a rival no more, or no teammate. */
export function forgetTies(): Promise<void> {
  return forgetAnswers(WITH_TIES);
}

/** Whether an answer is kept on this phone. */
export async function isKept(queryKey: readonly string[]): Promise<boolean> {
  const key = `${PERSISTER_KEY_PREFIX}-${JSON.stringify(queryKey)}`;
  return (await activePhone()?.db.fetched.get(key)) !== undefined;
}
