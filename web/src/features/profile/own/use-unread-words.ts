import { skipToken, useQuery } from '@tanstack/react-query';
import { unreadWords, type UnreadWord } from 'sync-protocol/contract/profile/unread-words';
import { call } from '#data/server/calls/api.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { useRefreshAfterSending } from '#data/server/answers/refresh-after-sending.ts';
import { useSession } from '#data/session/session.ts';

const KEY = 'unread-words';
const KEYS = [[KEY]];

type Words = Readonly<Partial<Record<UnreadWord['field'], unknown>>>;

/**
 * What of these words others don't read, as the server last said: it alone has the lists and knows what was looked at. Of
 * words that it has not heard of it has said nothing.
 */
export function useUnreadWords(words: Words): readonly UnreadWord[] {
  const { user } = useSession();
  useRefreshAfterSending(KEYS);
  const { data = [] } = useQuery(
    {
      queryKey: [KEY],
      queryFn: user ? ({ signal }) => call(unreadWords, { params: { id: user.id }, signal }) : skipToken,
      staleTime: 0,
    },
    queryClient,
  );
  return data.filter(({ field, text }) => words[field] === text);
}
