import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Megaphone } from 'lucide-react';
import { newVictoryStories } from 'sync-protocol/contract/stories';
import { call } from '#data/server/api.ts';
import { queryClient } from '#data/server/query-client.ts';
import { useSession } from '#data/session/session.ts';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { CountBadge } from '#ui/surfaces/count-badge.tsx';
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
  return (
    <Card isPadded={false} className="mt-4 overflow-hidden">
      <Link to="/victory-stories" className="pressable flex min-h-16 items-center gap-3 px-4 py-3">
        <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-court text-on-court">
          <Megaphone className="size-5" aria-hidden />
          <CountBadge count={news} className="absolute -top-1 -right-1 ring-surface" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {text.title}
            {news > 0 && <span className="sr-only">{text.news(news)}</span>}
          </span>
          <span className="block text-xs text-ink-soft">{text.text}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-faint" aria-hidden />
      </Link>
    </Card>
  );
}
