import { userId } from 'sync-protocol/ids';
import { useOwnProfile } from '#data/live/profile.ts';
import { useOwnStories } from '#data/live/stories.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { messages as text } from '../messages.ts';
import { nameOf } from '../story/name-of.ts';
import { ShareStory, useWriting } from './stories.tsx';
import { StoryList, type ReportView } from './story-list.tsx';
import { useStoriesAnew } from './use-stories-anew.ts';
import { useStoryCount, useStoryFeed } from './use-stories.ts';

/** What one player has to tell; who has no username is named by their id. */
export function UserStories({ named, Report }: { named: string; Report: ReportView }) {
  useStoriesAnew();
  const id = userId.safeParse(named).data;
  const username = named.replace(/^@/, '');
  const which = id ? { userId: id } : { username };
  const self = useOwnProfile();
  const own = useOwnStories();
  const feed = useStoryFeed(which);
  const { stories } = feed;
  const { dialog, share, edit } = useWriting();
  const isSelf = id ? self?.id === id : self?.displayName?.toLowerCase() === username.toLowerCase();
  const author = isSelf ? self : stories?.[0]?.user;
  const hasMore = !isSelf && feed.hasMore;
  const counted = useStoryCount(stories?.[0]?.userId, hasMore);
  // A link may say anything: only one word can be a username, and stand here as somebody's.
  const mayBeName = !id && /^\w+$/.test(username);
  const name = author ? nameOf(author) : mayBeName ? username : text.unknown;
  const told = isSelf ? own?.length : hasMore ? counted : stories?.length;
  return (
    <Page
      title={text.of(name)}
      above={<BackLink to="/victory-stories">{text.title}</BackLink>}
      // Where there is none, the page says so already.
      detail={told ? text.count(told) : undefined}
    >
      <StoryList
        key={named}
        feed={feed}
        withOwn={isSelf}
        empty={
          isSelf
            ? { title: text.empty, text: text.emptyText, action: <ShareStory onShare={share} /> }
            : { title: text.empty, text: text.emptyOf }
        }
        Report={Report}
        onEdit={edit}
      />
      {dialog}
    </Page>
  );
}
