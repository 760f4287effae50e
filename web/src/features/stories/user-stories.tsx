import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { useOwnProfile } from '#data/live/profile.ts';
import { useOwnStories } from '#data/live/stories.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { messages as text } from './messages.ts';
import { nameOf } from './name-of.ts';
import { useWriting } from './stories.tsx';
import { StoryList, type ReportView } from './story-list.tsx';
import { useStoryPage } from './use-stories.ts';

/** What one player has to tell. */
export function UserStories({ named, Report }: { named: string; Report: ReportView }) {
  const username = named.replace(/^@/, '');
  const self = useOwnProfile();
  const own = useOwnStories();
  const { stories, next } = useStoryPage({ username }, undefined);
  const { dialog, edit } = useWriting();
  const isSelf = self?.displayName?.toLowerCase() === username.toLowerCase();
  const author = isSelf ? self : stories?.[0]?.user;
  const name = author ? nameOf(author) : username;
  const told = isSelf ? own?.length : stories?.length;
  return (
    <Page
      title={text.of(name)}
      above={<BackLink to="/">{text.back}</BackLink>}
      detail={
        told === undefined
          ? undefined
          : text.count(told, !isSelf && told === STORY_PAGE && next !== undefined)
      }
    >
      <StoryList
        key={username}
        which={{ username }}
        withOwn={isSelf}
        empty={{ title: text.empty, text: text.emptyOf }}
        Report={Report}
        onEdit={edit}
      />
      {dialog}
    </Page>
  );
}
