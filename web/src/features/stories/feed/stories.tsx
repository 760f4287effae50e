import { Megaphone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storyId, type StoryId } from 'sync-protocol/ids';
import { STORY_GONE } from 'sync-protocol/mutations/stories/story-changes';
import { useOwnStories } from '#data/live/stories.ts';
import { dismissRefused } from '#data/sync/sync-status.ts';
import { lookInHand, takeInHand } from '#pwa/shared-file.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { WithAside } from '#ui/surfaces/with-aside.tsx';
import { messages as text } from '../messages.ts';
import { OwnStories } from './own-stories.tsx';
import { RefusedStories } from './refused-stories.tsx';
import type { Opened, ShareDialogProps } from '../share/share-dialog.tsx';
import type { ShownStory } from '../story/shown-story.ts';
import { markSeen } from '../story/story-actions.ts';
import { draftOf } from '../share/story-draft.ts';
import { StoryList, type ReportView } from './story-list.tsx';
import { useStoriesAnew } from './use-stories-anew.ts';
import { useStoryFeed, useTakesVideos, type StoryFeed } from './use-stories.ts';

const ShareDialog = onDemand<ShareDialogProps>(
  async () => (await import('../share/share-dialog.tsx')).ShareDialog,
);

/** What is written in the dialog: something new, or what is there already. */
interface Writing extends Partial<Opened> {
  refusedId?: string;
}

/** The dialog in which stories are written, and what opens it. */
export function useWriting() {
  const [writing, setWriting] = useState<Writing>();
  const [isOpen, setIsOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  // Asked before the dialog opens, so that no choice goes from under a finger.
  const takesVideos = useTakesVideos();
  const open = (what: Writing) => {
    setTurn(turn + 1);
    setWriting(what);
    setIsOpen(true);
  };
  const { draft, id, refusedId } = writing ?? {};
  const dialog = (
    <ShareDialog
      key={turn}
      open={isOpen}
      opened={draft && { draft, id }}
      takesVideos={takesVideos}
      onClose={() => setIsOpen(false)}
      onShared={() => void (refusedId && dismissRefused(refusedId))}
    />
  );
  return {
    dialog,
    share: () => open({}),
    edit: (story: ShownStory) => open({ draft: draftOf(story), id: story.id }),
    again: (story: Parameters<typeof draftOf>[0], refused: string) =>
      open({ draft: draftOf(story), refusedId: refused }),
  };
}

/** What the player, their team and their rivals have to tell. */
export function Stories({ Report }: { Report: ReportView }) {
  useStoriesAnew();
  const { dialog, share, edit, again } = useWriting();
  const [params] = useSearchParams();
  useEffect(() => {
    if (lookInHand()) share();
    // What nothing here could use isn't there for the next visit, or the next player.
    return () => void takeInHand();
    // Once: it is for this visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const wanted = storyId.safeParse(params.get('story')).data;
  const everybodys = useStoryFeed({});
  const feed = (without?: StoryId) => (
    <StoryList
      feed={everybodys}
      withOwn
      without={without}
      empty={{ title: text.empty, text: text.emptyText }}
      Report={Report}
      onEdit={edit}
      onRead={markSeen}
    />
  );
  return (
    <Page
      title={text.title}
      width="full"
      above={<BackLink to="/">{text.back}</BackLink>}
      aside={<ShareStory onShare={share} />}
    >
      <RefusedStories onAgain={again} />
      <WithAside aside={<OwnStories />}>
        {wanted ? (
          <Wanted id={wanted} everybodys={everybodys} Report={Report} onEdit={edit} feed={feed} />
        ) : (
          feed()
        )}
      </WithAside>
      {dialog}
    </Page>
  );
}

/** The way to a story of one's own. */
export function ShareStory({ onShare }: { onShare: () => void }) {
  return (
    <Button tone="primary" onClick={onShare}>
      <Megaphone className="size-5 max-sm:hidden" aria-hidden />
      <span className="whitespace-nowrap">{text.share}</span>
    </Button>
  );
}

interface WantedProps {
  id: StoryId;
  everybodys: StoryFeed;
  Report: ReportView;
  onEdit: (story: ShownStory) => void;
  /** The others, without the one that stands here. */
  feed: (without?: StoryId) => ReactNode;
}

/** The story that a link leads to, over all others: wherever in the feed it may stand. */
function Wanted({ id, everybodys, feed, ...rest }: WantedProps) {
  const alone = useStoryFeed({ story: id });
  const own = useOwnStories();
  const kept = everybodys.stories?.filter((one) => one.id === id) ?? [];
  // What lies on the phone among the others is there without a signal, too.
  const asked = alone.stories || kept.length === 0 ? alone : { ...alone, stories: kept };
  const isThere = [...(own ?? []), ...(asked.stories ?? [])].some((one) => one.id === id);
  // The others say once for all of them why nothing comes.
  if (!isThere && alone.error && everybodys.error && !alone.stories && !everybodys.stories) return feed();
  return (
    <>
      <section aria-label={text.linked} className="mb-8">
        <StoryList
          feed={asked}
          withOwn={false}
          wanted={id}
          empty={{ title: STORY_GONE.message, text: '' }}
          {...rest}
        />
      </section>
      {feed(isThere ? id : undefined)}
    </>
  );
}
