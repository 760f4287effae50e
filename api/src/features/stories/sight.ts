import type { StoryId, UserId } from 'sync-protocol/ids';
import type { Sight } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import { gateOf, type Gate } from '#features/profile/commands.ts';
import type { Deps } from '#deps';
import { countStoriesBy, playersOf, theseStories, toldOf, type StoryTie, type Told } from './queries.ts';

/** What it takes to look at stories, in a call as in the middle of a push. */
export type SightDeps = Pick<Deps, 'relations' | 'now'> & { db: { kysely: Queryable } };

/** A story that a viewer may see, and how they stand to its author. */
export interface SeenStory extends Told {
  sees: Sight;
  tie: StoryTie;
}

/** Those of some stories that a viewer may see: the gate says of whom, and what is not for everybody is for who is close. */
export function seenOf(gate: Gate, viewer: UserId, stories: readonly Told[]): SeenStory[] {
  return stories.flatMap(({ story, author: row, reactions }): SeenStory[] => {
    const { player: author, sees, relationship } = gate.standingTo(row);
    const tie = tieTo(row.id === viewer, relationship);
    // As `countStoriesBy` counts them.
    const isForViewer = tie === 'self' || (!story.isHeld && (tie !== null || story.isPublic));
    return sees.stories && isForViewer ? [{ story, author, reactions, sees, tie }] : [];
  });
}

/** How many stories of a player a viewer may see. */
export async function countSeen(deps: SightDeps, viewer: UserId, author: UserId): Promise<number> {
  const { kysely } = deps.db;
  const row = (await playersOf(kysely, [author])).get(author);
  if (!row) return 0;
  const { sees, relationship } = (await gateOf(deps, viewer, [author])).standingTo(row);
  return sees.stories ? countStoriesBy(kysely, author, tieTo(author === viewer, relationship)) : 0;
}

function tieTo(
  isSelf: boolean,
  { isTeammate, isRival }: { isTeammate: boolean; isRival: boolean },
): StoryTie {
  if (isSelf) return 'self';
  if (isTeammate) return 'teammate';
  return isRival ? 'rival' : null;
}

/** Those of some stories, by their ids, that a viewer may see. */
export async function seenByIds(
  deps: SightDeps,
  viewer: UserId,
  ids: readonly StoryId[],
): Promise<Map<StoryId, SeenStory>> {
  if (ids.length === 0) return new Map();
  const gate = await gateOf(deps, viewer, undefined, theseStories(ids));
  const seen = seenOf(gate, viewer, toldOf(gate.beside[0]));
  return new Map(seen.map((one) => [one.story.id, one]));
}
