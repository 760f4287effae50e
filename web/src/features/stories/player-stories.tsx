import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { listStories } from 'sync-protocol/contract/stories';
import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { userId } from 'sync-protocol/ids';
import { now } from '#data/clock.ts';
import { call } from '#data/server/calls/api.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { Link } from '#ui/controls/link.tsx';
import { timeAgo } from '#ui/format.ts';
import { RowList, rowClass } from '#ui/lists/list-row.tsx';
import { RowFace } from '#ui/lists/row-face.tsx';
import { profileMessages as text } from './messages.ts';
import { storiesPath } from './stories-path.ts';

/** A line that is still to come: the rows below it stay where they are. */
const PLACE = '\u00A0';

type Told = Pick<VictoryStory, 'title' | 'content' | 'createdAt'> & Partial<Pick<VictoryStory, 'isHeld'>>;

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
      <Row
        to={storiesPath(id, username)}
        title={text.title}
        latest={data?.[0]}
        isKnown={data !== undefined}
      />
    </RowList>
  );
}

interface OwnStoriesProps {
  id: string;
  username: string | null;
  /** The player's stories, the latest first. */
  told: readonly Told[];
}

/** The way to what the player has told themselves. */
export function OwnStories({ id, username, told }: OwnStoriesProps) {
  return <Row to={storiesPath(id, username)} title={text.own} latest={told[0]} isKnown />;
}

interface RowProps {
  to: string;
  title: string;
  latest: Told | undefined;
  isKnown: boolean;
}

function Row({ to, title, latest, isKnown }: RowProps) {
  const known = latest
    ? text.latest(latest.title, timeAgo(Date.parse(latest.createdAt), now()))
    : isKnown
      ? text.none
      : PLACE;
  return (
    <li>
      <Link to={to} className={rowClass}>
        <RowFace
          icon={Megaphone}
          title={title}
          detail={
            <>
              <span className="line-clamp-1">{known}</span>
              {latest && (
                <span dir="auto" className="line-clamp-1">
                  {latest.content}
                </span>
              )}
              {latest?.isHeld && <span className="block font-semibold">{text.held}</span>}
            </>
          }
        />
      </Link>
    </li>
  );
}
