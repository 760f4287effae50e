import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { newVictoryStories } from 'sync-protocol/contract/stories';
import { call } from '#data/server/api.ts';
import { queryClient } from '#data/server/query-client.ts';
import { useSession } from '#data/session/session.ts';
import { WayCard } from '#ui/surfaces/way-card.tsx';
import { homeMessages as text } from './messages.ts';
import { NEW_STORIES } from './new-stories.ts';

const FRESH_MS = 60_000;

/** The way to the stories, with how many are new. */
export function HomeStories() {
  const { user } = useSession();
  const { data } = useQuery(
    {
      queryKey: NEW_STORIES,
      queryFn: ({ signal }) => call(newVictoryStories, { params: { id: user?.id ?? '' }, signal }),
      staleTime: FRESH_MS,
      enabled: user !== null,
    },
    queryClient,
  );
  const news = data?.count ?? 0;
  return <WayCard to="/victory-stories" icon={Megaphone} texts={text} news={news} className="mt-4" />;
}
