import { storyPostArgs } from 'sync-protocol/entities/stories/victory-story';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import { isFileRefusal } from '#data/media/file-refusal.ts';
import { MEDIA_MESSAGES } from '#data/media/media-messages.ts';
import { dropDrafts } from '#data/media/own-files.ts';
import { useRefusedStories } from '#data/live/stories.ts';
import { dismissRefused } from '#data/sync/sync-status.ts';
import { RefusedCard } from '#ui/surfaces/refused-card.tsx';
import { messages } from '../messages.ts';

const text = messages.refused;

interface RefusedStoriesProps {
  /** Opens what was written, to be told another way. */
  onAgain: (story: MutationArgs<'story.post'>, refusedId: string) => void;
}

/** Stories that were not taken: why, and with every word of them. */
export function RefusedStories({ onAgain }: RefusedStoriesProps) {
  const refused = useRefusedStories() ?? [];
  const known = refused.flatMap(({ id, message, mutation }) => {
    const read = storyPostArgs.safeParse(mutation.args);
    return read.success ? [{ id, message, story: read.data }] : [];
  });
  if (known.length === 0) return null;
  const discard = async (id: string, mediaUrl: string) => {
    const fileId = mediaIdOf(mediaUrl);
    if (fileId) await dropDrafts([fileId]);
    await dismissRefused(id);
  };
  return (
    <ul aria-label={text.list} className="mb-4 grid grid-cols-1 gap-3">
      {known.map(({ id, message, story }) => (
        <RefusedCard
          key={id}
          what={isFileRefusal(id) ? MEDIA_MESSAGES.uploadFailed : text.list}
          title={story.title}
          why={message}
          onAgain={() => onAgain(story, id)}
          onDiscard={() => void discard(id, story.mediaUrl)}
        />
      ))}
    </ul>
  );
}
