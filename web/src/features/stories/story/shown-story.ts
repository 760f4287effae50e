import type { StoryAnswer } from 'sync-protocol/contract/stories';
import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import type { StoryId } from 'sync-protocol/ids';
import type { CurrentUser } from '#data/session/session.ts';

/** A story as a card shows it: of others what was fetched, of the player's own what this phone has. */
export interface ShownStory extends Omit<
  StoryAnswer,
  'likesCount' | 'commentsCount' | 'isLikedByUser' | 'commentsByUser'
> {
  isLiked: boolean;
  /** Nobody else sees it yet. */
  isHeld: boolean;
}

interface Own {
  user: CurrentUser;
  stories: readonly VictoryStory[];
  likes: ReadonlySet<StoryId>;
  /** How much they have said to each story. */
  said: ReadonlyMap<StoryId, number>;
  /** How much of it the server has not heard of. */
  unsent: ReadonlyMap<StoryId, number>;
  /** Which stories it has not heard of. */
  untold: ReadonlySet<StoryId>;
}

/** What was fetched, with what the player has done since. */
export function shownStories(fetched: readonly StoryAnswer[], own: Own): ShownStory[] {
  const mine = new Map(own.stories.map((story) => [story.id, story]));
  return fetched.flatMap((story): ShownStory[] => {
    if (story.userId !== own.user.id) return [ofOthers(story, own)];
    const row = mine.get(story.id);
    return row ? [ofOwn(row, own)] : [];
  });
}

/** The player's own that a page lacks: what waits, and what came since it was fetched. */
export function ownBeside(fetched: readonly StoryAnswer[], isWhole: boolean, own: Own): ShownStory[] {
  const listed = new Set(fetched.map(({ id }) => id));
  const oldest = isWhole ? '' : (fetched.at(-1)?.createdAt ?? '');
  return own.stories
    .filter(({ id, createdAt }) => !listed.has(id) && (createdAt > oldest || own.untold.has(id)))
    .map((row) => ofOwn(row, own));
}

function ofOwn(row: VictoryStory, { user, likes, unsent }: Own): ShownStory {
  const { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl } = user;
  const person = { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl };
  return {
    ...row,
    comments: Math.max(0, row.comments + (unsent.get(row.id) ?? 0)),
    isLiked: likes.has(row.id),
    relationshipType: 'self',
    user: { ...person, username: displayName, volleyballPosition: position },
  };
}

function ofOthers(story: StoryAnswer, { likes, said }: Own): ShownStory {
  const { isLikedByUser, commentsByUser, ...shown } = story;
  const isLiked = likes.has(story.id);
  const since = Number(isLiked) - Number(isLikedByUser);
  return {
    ...shown,
    isHeld: false,
    isLiked,
    likes: story.likes === null ? null : Math.max(0, story.likes + since),
    comments:
      commentsByUser === undefined
        ? story.comments
        : Math.max(0, story.comments - commentsByUser + (said.get(story.id) ?? 0)),
  };
}
