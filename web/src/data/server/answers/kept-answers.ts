import { hashKey, type DataTag } from '@tanstack/react-query';
import { PERSISTER_KEY_PREFIX } from '@tanstack/react-query-persist-client';
import { activePhone } from '#data/store/active-phone.ts';
import { persister, queryClient } from './query-client.ts';

/**
 * Forgets what was fetched, on the phone and in memory: it is not to be read again, offline either. What is on screen is
 * asked for again. Without a name it is all: for what changes whom the player sees, or how near. Hardly an answer shows
 * nobody else, and a list of those that do would miss the next.
 * @param name the first part of a key
 */
export async function forgetAnswers(name?: string): Promise<void> {
  const rows = `${PERSISTER_KEY_PREFIX}-${name === undefined ? '' : `["${name}"`}`;
  await activePhone()?.db.fetched.where('key').startsWith(rows).delete();
  const which = name === undefined ? {} : { queryKey: [name] };
  queryClient.removeQueries({ ...which, type: 'inactive' });
  await queryClient.invalidateQueries(which);
}

/** An answer as it is kept on this phone, whatever has come in since. */
export function keptAnswer<Answer>(
  queryKey: DataTag<readonly string[], Answer, Error>,
): Promise<Answer | undefined> {
  return persister.retrieveQuery<Answer>(hashKey(queryKey));
}
