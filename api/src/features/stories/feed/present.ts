import type { StoryAnswer, StoryCommentAnswer } from 'sync-protocol/contract/stories';
import { asPerson, type PersonAnswer } from 'sync-protocol/contract/profile/profile';
import type { UserId } from 'sync-protocol/ids';
import { presentCard, type Sight } from 'sync-protocol/rules/profile/privacy';
import type { PlayerRow } from '../queries.ts';
import type { CommentRow } from '../reactions/queries.ts';
import type { Readable } from './readable.ts';
import type { SeenStory } from './sight.ts';

/**
 * A story for who may see it; how many like it, as far as that is theirs to know, and how much was said to it that they
 * may read, by anybody and by them.
 */
export function presentStory(
  { story, author, reactions, sees, tie }: SeenStory,
  viewer: UserId,
  readable: Readable,
): StoryAnswer {
  const { id, userId, title, content, storyType, location, tags } = story;
  const { isPublic, mediaType, mediaUrl, createdAt, editedAt } = story;
  const known = sees.likes ? story.likes : null;
  const said = (reactions.said ?? []).filter(([by]) => readable.by.has(by));
  const all = said.reduce((sum, [, count]) => sum + count, 0);
  const comments = all - (readable.unread.get(id) ?? 0);
  return {
    id,
    userId,
    title,
    content,
    storyType,
    location,
    tags,
    isPublic,
    mediaType,
    mediaUrl,
    createdAt,
    editedAt,
    likes: known,
    likesCount: known,
    comments,
    commentsCount: comments,
    isLikedByUser: reactions.isLiked,
    commentsByUser: said.find(([by]) => by === viewer)?.[1] ?? 0,
    relationshipType: tie,
    user: presentPlayer(author, sees),
  };
}

export function presentComment(
  { id, content, createdAt }: CommentRow,
  player: PlayerRow,
  sees: Sight,
): StoryCommentAnswer {
  return { id, content, createdAt, user: presentPlayer(player, sees) };
}

function presentPlayer(player: PlayerRow, sees: Sight): PersonAnswer {
  const card = presentCard(player, sees);
  if (!card) throw new Error('whose words are shown is known to the viewer');
  return asPerson(card);
}
