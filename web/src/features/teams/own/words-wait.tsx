import type { TeamId } from 'sync-protocol/ids';
import { WORDS_WAIT, wordsWaitId } from 'sync-protocol/rules/teams/words-wait';
import { useLive } from '#data/live/live-query.ts';

/** That what was written for a team waits for the operator; only those who answer for it are told so. */
export function WordsWait({ team }: { team: TeamId }) {
  const told = useLive((db) => db.synced('notifications').get(wordsWaitId(db.userId, team)), [team]);
  return told && <p className="mb-3 text-sm text-ink-soft">{WORDS_WAIT}</p>;
}
