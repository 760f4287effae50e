import type { StoryId, UserId } from 'sync-protocol/ids';
import { STORY_GONE } from 'sync-protocol/mutations/stories/story-changes';
import { mediaIdOf, mediaTypeOf, WRONG_FILE } from 'sync-protocol/rules/stories/story-media';
import { COMMENTS_A_DAY, STORIES_A_DAY } from 'sync-protocol/rules/stories/story-terms';
import { judgeComment, judgeStory } from 'sync-protocol/rules/stories/story-words';
import { unfitWords } from 'sync-protocol/rules/words/unfit-words';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { countShares } from '#db/shares.ts';
import { isUnseen, type Relations } from '#features/profile/commands.ts';
import { NOT_YET, type Asked, type Refused, type Vets } from '#sync/server-half.ts';
import { SHOWS_A_FILE } from './queries.ts';
import { seenByIds } from './feed/sight.ts';
import { holdAuthors } from './reactions/take-away.ts';

const UNFIT_STORY = unfitWords('story');
const UNFIT_COMMENT = unfitWords('comment');
const MANY_STORIES: Refused = {
  code: 'many_stories',
  message: `You shared ${STORIES_A_DAY} stories today. You can share more tomorrow.`,
};
const MANY_COMMENTS: Refused = {
  code: 'many_comments',
  message: 'You wrote a lot of comments today. You can write more tomorrow.',
};
const FILE_TAKEN: Refused = {
  code: 'media_taken',
  message: 'This file belongs to another story. Please choose it again.',
};
const OTHER_KIND: Refused = { code: 'wrong_type', message: WRONG_FILE };

/** What may be told, and by whom something may be said to it: the authors are held while that is written. */
export const storyVets = (relations: Relations): Vets => ({
  'story.post': async (kysely, asked) => {
    const files = await filesOf(kysely, asked);
    let count = await countShared(kysely, 'story', asked);
    return asked.map(({ args, context: { userId } }) => {
      if (args.isWithdrawn) return undefined;
      if (judgeStory(args, false) === 'bad') return UNFIT_STORY;
      const fileId = mediaIdOf(args.mediaUrl);
      const file = fileId === null ? undefined : files.get(fileId);
      if (fileId !== null && !file) return NOT_YET;
      if (file && (file.userId !== userId || (file.storyId ?? args.storyId) !== args.storyId))
        return FILE_TAKEN;
      if (file && mediaTypeOf(file.type) !== args.mediaType) return OTHER_KIND;
      count += 1;
      if (count > STORIES_A_DAY) return MANY_STORIES;
      // Nothing of this push is in the database yet.
      if (file && fileId !== null) files.set(fileId, { ...file, storyId: args.storyId });
      return undefined;
    });
  },
  'story.edit': async (_, asked) =>
    asked.map(({ args }) =>
      !args.isWithdrawn && judgeStory(args, false) === 'bad' ? UNFIT_STORY : undefined,
    ),
  'story.like': async (kysely, asked) => {
    const open = await openTo(kysely, relations, asked);
    return asked.map(({ args }) => (open.has(args.storyId) ? undefined : STORY_GONE));
  },
  'story.unlike': async (kysely, asked) => {
    await holdAuthors(
      kysely,
      asked.map(({ args }) => args.storyId),
    );
    return asked.map(() => undefined);
  },
  'story.comment': async (kysely, asked) => {
    const open = await openTo(kysely, relations, asked);
    let count = await countShared(kysely, 'comment', asked);
    return asked.map(({ args }) => {
      if (!open.has(args.storyId)) return STORY_GONE;
      if (judgeComment(args, false) === 'bad') return UNFIT_COMMENT;
      count += 1;
      return count > COMMENTS_A_DAY ? MANY_COMMENTS : undefined;
    });
  },
  'story.uncomment': async (kysely, asked) => {
    const ids = asked.map(({ args }) => args.commentId);
    const found = await kysely.selectFrom('storyComments').select('storyId').where('id', 'in', ids).execute();
    await holdAuthors(
      kysely,
      found.map(({ storyId }) => storyId),
    );
    return asked.map(() => undefined);
  },
});

type OfStory = Asked<{ storyId: StoryId }>;

/**
 * Those of the stories that the player may like and say something to: all that they see, and only their own while nobody
 * sees the player. Their authors are held.
 */
async function openTo(
  kysely: Queryable,
  relations: Relations,
  asked: readonly OfStory[],
): Promise<ReadonlySet<StoryId>> {
  const [first] = asked;
  if (!first) return new Set();
  const ids = asked.map(({ args }) => args.storyId);
  await holdAuthors(kysely, ids);
  const { userId, at } = first.context;
  const now = () => new Date(at);
  const seen = await seenByIds({ db: { kysely }, relations, now }, userId, ids);
  if (!(await isUnseen(kysely, userId, Date.parse(at)))) return new Set(seen.keys());
  return new Set([...seen.values()].flatMap(({ story, tie }) => (tie === 'self' ? [story.id] : [])));
}

/** Files that stories are to show: whose they are, and which story shows them already. */
async function filesOf(kysely: Queryable, asked: readonly Asked<{ mediaUrl: string }>[]) {
  const urls = asked.map(({ args }) => args.mediaUrl).filter((url) => mediaIdOf(url) !== null);
  const ids = urls.flatMap((url) => mediaIdOf(url) ?? []);
  if (ids.length === 0)
    return new Map<string, { userId: UserId; type: string; storyId: StoryId | undefined }>();
  const files = await kysely
    .selectFrom('media')
    .select(['id', 'userId', 'type'])
    .where('id', 'in', ids)
    .execute();
  const shown = await kysely
    .selectFrom('victoryStories')
    .select(['id', 'mediaUrl'])
    .where(SHOWS_A_FILE)
    .where('mediaUrl', 'in', urls)
    .execute();
  const storyOf = new Map(shown.map(({ id, mediaUrl }) => [mediaIdOf(mediaUrl), id]));
  return new Map(files.map(({ id, userId, type }) => [id, { userId, type, storyId: storyOf.get(id) }]));
}

/** What the player has shared in the last day, whatever became of it. */
async function countShared(
  kysely: Queryable,
  kind: 'story' | 'comment',
  asked: readonly Asked<unknown>[],
): Promise<number> {
  const [first] = asked;
  if (!first) return 0;
  const { userId, at } = first.context;
  return countShares(kysely, { userId, kind }, at, DAY_MS);
}
