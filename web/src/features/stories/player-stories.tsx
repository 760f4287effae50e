import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { listStories } from 'sync-protocol/contract/stories';
import { userId } from 'sync-protocol/ids';
import { now } from '#data/clock.ts';
import { useOwnStories } from '#data/live/stories.ts';
import { call } from '#data/server/api.ts';
import { queryClient } from '#data/server/query-client.ts';
import { Link } from '#ui/controls/link.tsx';
import { timeAgo } from '#ui/format.ts';
import { RowList, rowClass } from '#ui/surfaces/list-row.tsx';
import { RowFace } from '#ui/surfaces/row-face.tsx';
import { profileMessages as text } from './messages.ts';

interface Told {
  title: string;
  createdAt: string;
}

/** The way to what another player tells, with the latest of it, on their profile. */
export function PlayerStories({ id, username }: { id: string; username: string | null }) {
  const { data } = useQuery(
    {
      queryKey: ['latest-story', id],
      queryFn: ({ signal }) => call(listStories, { query: { userId: userId.parse(id), limit: 1 }, signal }),
      // Whether it may be read can change at any time.
      staleTime: 0,
    },
    queryClient,
  );
  return (
    <RowList className="mt-3">
      <Row title={text.title} username={username} latest={data?.[0]} isKnown={data !== undefined} />
    </RowList>
  );
}

/** The way to what the player has told themselves. */
export function OwnStories({ username }: { username: string | null }) {
  const stories = useOwnStories();
  return <Row title={text.own} username={username} latest={stories?.[0]} isKnown={stories !== undefined} />;
}

interface RowProps {
  title: string;
  username: string | null;
  latest: Told | undefined;
  isKnown: boolean;
}

function Row({ title, username, latest, isKnown }: RowProps) {
  const known = latest
    ? text.latest(latest.title, timeAgo(Date.parse(latest.createdAt), now()))
    : isKnown && text.none;
  return (
    <li>
      <Link to={`/victory-stories/@${username ?? ''}`} className={rowClass}>
        <RowFace
          icon={Megaphone}
          title={title}
          detail={known && <span className="line-clamp-1">{known}</span>}
        />
      </Link>
    </li>
  );
}
