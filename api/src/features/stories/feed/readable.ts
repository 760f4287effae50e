import type { StoryId, UserId } from 'sync-protocol/ids';
import { flatMapInTurns } from './in-turns.ts';
import { wordsSaidTo } from '../reactions/queries.ts';
import { mayReadComment, sightsOf, type SeenStory, type SightDeps } from './sight.ts';

/**
 * How much of what was said to some stories a viewer may read. The number has to be that of the comments in the list: else
 * it would tell of a block.
 */
export interface Readable {
  /** Those whom the viewer knows. */
  by: ReadonlySet<UserId>;
  /** How much of what these said they may not read all the same. */
  unread: ReadonlyMap<StoryId, number>;
}

/** So many comments on a story, the latest, are judged before they are counted; of older ones all count. */
const COMMENTS_JUDGED = 100;

export async function readableOf(
  deps: SightDeps,
  viewer: UserId,
  seen: readonly SeenStory[],
): Promise<Readable> {
  const said = seen.map(({ story, reactions }) => ({
    id: story.id,
    by: (reactions.said ?? []).map(([by]) => by),
  }));
  const sights = await sightsOf(deps, viewer, new Set(said.flatMap(({ by }) => by)));
  // Whose contact data the viewer may read, of those nothing has to be judged.
  const judged = new Set([...sights].flatMap(([id, { contact }]) => (contact ? [] : [id])));
  const ids = said.flatMap(({ id, by }) => (by.some((one) => judged.has(one)) ? [id] : []));
  const words = ids.length === 0 ? [] : await wordsSaidTo(deps.db.kysely, ids, [...judged], COMMENTS_JUDGED);
  const unread = await flatMapInTurns(words, (one) => {
    const sees = sights.get(one.userId);
    return sees && mayReadComment(sees, one) ? [] : [one.storyId];
  });
  const counts = [...Map.groupBy(unread, (id) => id)].map(([id, all]) => [id, all.length] as const);
  return { by: new Set(sights.keys()), unread: new Map(counts) };
}
