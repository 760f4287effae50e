import type { CurrentUser } from 'sync-protocol/contract/session/session';
import type { StoryAnswer } from 'sync-protocol/contract/stories';
import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import type { StoryId } from 'sync-protocol/ids';

/** A story as a card shows it: of others what was fetched, of the player's own what this phone has, and what they read of it. */
export interface ShownStory extends Omit<
  StoryAnswer,
  'comments' | 'likesCount' | 'commentsCount' | 'isLikedByUser' | 'commentsByUser'
> {
  /** How many the player reads, as it was fetched last: only the server knows who sees whom. Null: it never was. */
  comments: number | null;
  isLiked: boolean;
  /** Nobody else sees it yet. */
  isHeld: boolean;
}

export interface Own {
  user: CurrentUser;
  stories: readonly VictoryStory[];
  likes: ReadonlySet<StoryId>;
  /** How much they have said to each story. */
  said: ReadonlyMap<StoryId, number>;
  /** Which stories the server has not heard of. */
  untold: ReadonlySet<StoryId>;
}

/** What was fetched, with what the player has done since. */
export function shownStories(fetched: readonly StoryAnswer[], own: Own): ShownStory[] {
  const mine = new Map(own.stories.map((story) => [story.id, story]));
  return fetched.flatMap((story): ShownStory[] => {
    const comments = commentsOn(story, own);
    if (story.userId !== own.user.id) return [ofOthers(story, comments, own)];
    const row = mine.get(story.id);
    return row ? [ofOwn(row, comments, own)] : [];
  });
}

/**
 * The player's own that a page lacks: what waits, and what came since it was fetched, of which they know no comments but
 * theirs.
 * @param fetched undefined: nothing was
 */
export function ownBeside(
  fetched: readonly StoryAnswer[] | undefined,
  isWhole: boolean,
  own: Own,
): ShownStory[] {
  const listed = new Set(fetched?.map(({ id }) => id));
  const oldest = isWhole ? '' : (fetched?.at(-1)?.createdAt ?? '');
  return own.stories
    .filter(({ id, createdAt }) => !listed.has(id) && (createdAt > oldest || own.untold.has(id)))
    .map((row) => ofOwn(row, fetched ? (own.said.get(row.id) ?? 0) : null, own));
}

function ofOwn(row: VictoryStory, comments: number | null, { user, likes }: Own): ShownStory {
  const { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl } = user;
  const person = { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl };
  return {
    ...row,
    comments,
    isLiked: likes.has(row.id),
    relationshipType: 'self',
    user: { ...person, username: displayName, volleyballPosition: position },
  };
}

function ofOthers(story: StoryAnswer, comments: number, { likes }: Own): ShownStory {
  const { isLikedByUser, commentsByUser: _, ...shown } = story;
  const isLiked = likes.has(story.id);
  const since = Number(isLiked) - Number(isLikedByUser);
  return {
    ...shown,
    comments,
    isHeld: false,
    isLiked,
    likes: story.likes === null ? null : Math.max(0, story.likes + since),
  };
}

/** How many comments there were when the story was fetched, with what the player has said or taken back since. */
function commentsOn({ id, comments, commentsByUser }: StoryAnswer, { said }: Own): number {
  return commentsByUser === undefined
    ? comments
    : Math.max(0, comments - commentsByUser + (said.get(id) ?? 0));
}
