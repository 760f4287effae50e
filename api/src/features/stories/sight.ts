import type { StoryId, UserId } from 'sync-protocol/ids';
import type { Sight } from 'sync-protocol/rules/profile/privacy';
import type { Queryable } from '#db/db.ts';
import { gateOf, type Gate } from '#features/profile/commands.ts';
import type { Deps } from '#deps';
import { playersOf, storiesOfIds, type PlayerRow, type StoryRow } from './queries.ts';

/** What it takes to look at stories, in a call as in the middle of a push. */
export type SightDeps = Pick<Deps, 'relations' | 'now'> & { db: { kysely: Queryable } };

/** What a viewer is to an author; null: a stranger. */
export type StoryTie = 'self' | 'teammate' | 'rival' | null;

/** A story that a viewer may see, and how they stand to its author. */
export interface SeenStory {
  story: StoryRow;
  author: PlayerRow;
  sees: Sight;
  tie: StoryTie;
}

/** Those of some stories that a viewer may see: the gate says of whom, and what is not for everybody is for who is close. */
export async function seenStories(
  kysely: Queryable,
  gate: Gate,
  viewer: UserId,
  stories: readonly StoryRow[],
): Promise<SeenStory[]> {
  const authors = await playersOf(kysely, [...new Set(stories.map(({ userId }) => userId))]);
  return stories.flatMap((story): SeenStory[] => {
    const row = authors.get(story.userId);
    if (!row) return [];
    const { player: author, sees, relationship } = gate.standingTo(row);
    const tie = tieTo(row.id === viewer, relationship);
    const isForViewer = tie === 'self' || (!story.isHeld && (tie !== null || story.isPublic));
    return sees.stories && isForViewer ? [{ story, author, sees, tie }] : [];
  });
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
  const { kysely } = deps.db;
  const stories = await storiesOfIds(kysely, ids);
  if (stories.length === 0) return new Map();
  const gate = await gateOf(deps, viewer, [...new Set(stories.map(({ userId }) => userId))]);
  const seen = await seenStories(kysely, gate, viewer, stories);
  return new Map(seen.map((one) => [one.story.id, one]));
}
