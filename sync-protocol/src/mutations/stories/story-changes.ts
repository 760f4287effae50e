import type { z } from 'zod';
// Schemas that a screen reads by lie with the entity: the replay of what waits is then without any.
import type {
  storyDeleteArgs,
  storyEditArgs,
  storyPostArgs,
  VictoryStory,
} from '../../entities/stories/victory-story.ts';
import { mediaIdOf } from '../../rules/stories/story-media.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { awardBadges } from '../progress/award-badges.ts';
import { statsOf } from '../progress/recount.ts';

/** What has to do with a file goes out behind it, and holds up nothing else. */
const laneOf = ({ mediaUrl }: Pick<VictoryStory, 'mediaUrl'>) =>
  mediaIdOf(mediaUrl) === null ? 'core' : 'media';

/** Tells the others of a victory. */
export const storyPost: Mutator<'story.post', z.infer<typeof storyPostArgs>> = {
  name: 'story.post',
  isHeardNow: true,
  lane: laneOf,
  makes: ({ storyId: id }) => ({ table: 'victoryStories', id }),
  needs: ({ storyId: id }) => [
    { table: 'victoryStories', ids: [id] },
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ],
  effect: (rows, { storyId: id, isWithdrawn, ...fields }, context) => {
    if (isWithdrawn || rows.get('victoryStories', id)) return;
    const { userId, at } = context;
    const fresh = { isHeld: false, likes: 0, comments: 0, createdAt: at, editedAt: null };
    rows.put('victoryStories', { id, userId, ...fields, ...fresh });
    const stats = statsOf(rows, userId);
    rows.put('playerStats', { ...stats, stories: stats.stories + 1 });
    awardBadges(rows, context);
  },
};

export const STORY_GONE = { code: 'story_not_found', message: 'This story is no longer there.' };

/** Tells it another way; its file stays the same. */
export const storyEdit: Mutator<'story.edit', z.infer<typeof storyEditArgs>> = {
  name: 'story.edit',
  lane: laneOf,
  needs: ({ storyId: id }) => [{ table: 'victoryStories', ids: [id] }],
  effect: (rows, { storyId: id, isWithdrawn, ...fields }, { at }) => {
    if (isWithdrawn) return;
    const story = rows.get('victoryStories', id);
    if (!story) throw new Refusal(STORY_GONE.code, STORY_GONE.message);
    const isFile = mediaIdOf(story.mediaUrl) !== null || mediaIdOf(fields.mediaUrl) !== null;
    if (isFile && (story.mediaUrl !== fields.mediaUrl || story.mediaType !== fields.mediaType))
      throw new Refusal('media_fixed', 'What a story shows can’t be changed. Please share a new one.');
    rows.put('victoryStories', { ...story, ...fields, editedAt: at });
  },
};

/** Takes a story back; one that is gone already is no mistake. */
export const storyDelete: Mutator<'story.delete', z.infer<typeof storyDeleteArgs>> = {
  name: 'story.delete',
  lane: laneOf,
  needs: ({ storyId: id }) => [
    { table: 'victoryStories', ids: [id] },
    { table: 'playerStats', all: true },
  ],
  effect: (rows, { storyId: id, isWithdrawn }, { userId }) => {
    if (isWithdrawn || !rows.get('victoryStories', id)) return;
    rows.delete('victoryStories', id);
    const stats = statsOf(rows, userId);
    rows.put('playerStats', { ...stats, stories: Math.max(0, stats.stories - 1) });
  },
};
