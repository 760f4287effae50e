import type { StoryComment } from 'sync-protocol/entities/stories/victory-story';
import type { UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { judgeComment } from 'sync-protocol/rules/stories/story-words';
import type { Queryable } from '#db/db.ts';
import { minorsApart, type Relations } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { playersOf, storiesOfIds } from '../queries.ts';

/** What was said just now: also what was taken back and said again in one push, whatever it says. */
export function commentsSaid({ changes, isRuling }: Pick<Cause, 'changes' | 'isRuling'>): StoryComment[] {
  if (isRuling) return [];
  return changesOf(changes, 'storyComments').flatMap(({ after }) => after ?? []);
}

/**
 * Comments as they arrive. They are as old as their arrival, whatever a phone's clock says: so those of a day can be
 * counted. What is unsure in one waits for the operator.
 */
export async function arrivedComments(
  cause: Cause,
  relations: Relations,
): Promise<RowChange<'storyComments'>[]> {
  const { kysely, now } = cause;
  const said = commentsSaid(cause);
  const unsure = said.filter((comment) => judgeComment(comment, true) !== 'fine');
  const byMinors = await amongMinors(kysely, unsure, now, relations);
  return said.map((comment) => {
    const among = byMinors.get(comment.id);
    const isHeld = judgeComment(comment, among !== undefined, among?.areTeammates) !== 'fine';
    const after = {
      ...comment,
      isHeld,
      isUntold: isHeld || null,
      isReleased: null,
      createdAt: now.toISOString(),
    };
    return { table: 'storyComments', id: comment.id, before: undefined, after };
  });
}

/**
 * Those of some comments that a minor says, or that are said to one; and whether a team's code brought the two together.
 * @param comments of one push, so all by one player
 */
async function amongMinors(
  kysely: Queryable,
  comments: readonly StoryComment[],
  now: Date,
  relations: Relations,
): Promise<ReadonlyMap<StoryComment['id'], { areTeammates: boolean }>> {
  const [first] = comments;
  if (!first) return new Map();
  const stories = await storiesOfIds(
    kysely,
    comments.map(({ storyId }) => storyId),
  );
  const authorOf = new Map(stories.map(({ id, userId }) => [id, userId]));
  const ids = [...comments, ...stories].map(({ userId }) => userId);
  const players = await playersOf(kysely, [...new Set(ids)]);
  const isYoung = (id: UserId | undefined) => {
    const player = id && players.get(id);
    return !player || isMinor(birthOf(player), now.getTime());
  };
  const young = comments.filter(({ userId, storyId }) => isYoung(userId) || isYoung(authorOf.get(storyId)));
  const others = young.flatMap(({ storyId }) => authorOf.get(storyId) ?? []);
  const apart = await minorsApart(kysely, relations, first.userId, { others, now });
  const areTeammates = ({ storyId }: StoryComment) => {
    const author = authorOf.get(storyId);
    return author !== undefined && !apart.has(author);
  };
  return new Map(young.map((comment) => [comment.id, { areTeammates: areTeammates(comment) }]));
}
