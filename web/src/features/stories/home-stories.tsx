import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import type { newVictoryStories } from 'sync-protocol/contract/stories';
import { isRecord } from '#data/is-record.ts';
import { useHasTies } from '#data/live/rivals.ts';
import { unreadable } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { requestJson } from '#data/server/calls/request-json.ts';
import { useSession } from '#data/session/session.ts';
import { WayCard } from '#ui/surfaces/way-card.tsx';
import { homeMessages as text } from './messages.ts';
import { NEW_STORIES } from './new-stories.ts';

const FRESH_MS = 60_000;

/** The way to the stories, with how many are new: of rivals and teammates, so whoever has none need not ask. */
export function HomeStories() {
  const { user } = useSession();
  const hasTies = useHasTies();
  const { data } = useQuery(
    {
      queryKey: NEW_STORIES,
      queryFn: ({ signal }) => countNew(user?.id ?? '', signal),
      staleTime: FRESH_MS,
      enabled: user !== null && hasTies === true,
    },
    queryClient,
  );
  // What was kept may be of before the last of them went.
  const news = hasTies === false ? 0 : (data?.count ?? 0);
  return <WayCard to="/victory-stories" icon={Megaphone} texts={text} news={news} className="mt-4" />;
}

/** Asked without the contract's schemas, which Home's start would load for this alone. */
async function countNew(player: string, signal: AbortSignal): Promise<{ count: number }> {
  const url = `/api/users/${player}/victory-stories/new-count` as const;
  const answer = await requestJson<typeof newVictoryStories>(fetch, { method: 'GET', url, signal });
  if (!isRecord(answer) || typeof answer.count !== 'number') throw unreadable();
  return { count: answer.count };
}
