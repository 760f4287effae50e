import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import type { StoryId, UserId } from 'sync-protocol/ids';
import type { Sight } from 'sync-protocol/rules/profile/privacy';
import { isCommentForMinors, isStoryForMinors } from 'sync-protocol/rules/stories/story-words';
import type { Queryable } from '#db/db.ts';
import { gateOf, JUDGES, type Gate } from '#features/profile/commands.ts';
import type { Deps } from '#deps';
import { flatMapInTurns } from './in-turns.ts';
import {
  countStoriesBy,
  playersOf,
  theseStories,
  toldOf,
  wordsToldBy,
  type StoryTie,
  type StoryWords,
  type Told,
} from '../queries.ts';
import type { CommentRow } from '../reactions/queries.ts';

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
    return sees.stories && isForViewer && mayRead(sees, story)
      ? [{ story, author, reactions, sees, tie }]
      : [];
  });
}

/** A viewer who may not read contact data reads no story with any in it, unless the operator has released it as it stands. */
function mayRead(sees: Sight, story: StoryWords): boolean {
  return sees.contact || story.isReleased === true || isStoryForMinors(story, JUDGES);
}

/** The same of what was said to one: a grown-up may say to a grown-up's story how to reach them. */
export function mayReadComment(sees: Sight, comment: Pick<CommentRow, 'content' | 'isReleased'>): boolean {
  return sees.contact || comment.isReleased === true || isCommentForMinors(comment, JUDGES);
}

/** So many stories of a player, the latest, are judged before they are counted. */
export const STORIES_JUDGED = 100;

/** How many stories of a player a viewer may see; older ones than those that are judged all count. */
export async function countSeen(deps: SightDeps, viewer: UserId, author: UserId): Promise<number> {
  const { kysely } = deps.db;
  const row = (await playersOf(kysely, [author])).get(author);
  if (!row) return 0;
  const { sees, relationship } = (await gateOf(deps, viewer, [author])).standingTo(row);
  if (!sees.stories) return 0;
  const tie = tieTo(author === viewer, relationship);
  if (sees.contact) return countStoriesBy(kysely, author, tie);
  const latest = await wordsToldBy(kysely, author, tie, STORIES_JUDGED);
  const unread = await flatMapInTurns(latest, (story) => (mayRead(sees, story) ? [] : [story]));
  const all = latest.length < STORIES_JUDGED ? latest.length : await countStoriesBy(kysely, author, tie);
  return all - unread.length;
}

function tieTo(
  isSelf: boolean,
  { isTeammate, isRival }: { isTeammate: boolean; isRival: boolean },
): StoryTie {
  if (isSelf) return 'self';
  if (isTeammate) return 'teammate';
  return isRival ? 'rival' : null;
}

/** Those of some players whom a viewer knows. */
export async function knownAmong(
  deps: SightDeps,
  viewer: UserId,
  ids: ReadonlySet<UserId>,
): Promise<ReadonlySet<UserId>> {
  return new Set((await sightsOf(deps, viewer, ids)).keys());
}

/** What a viewer sees of those of some players whom they know. */
export async function sightsOf(
  deps: SightDeps,
  viewer: UserId,
  ids: ReadonlySet<UserId>,
): Promise<ReadonlyMap<UserId, Sight>> {
  if (ids.size === 0) return new Map();
  const players = await playersOf(deps.db.kysely, [...ids]);
  const gate = await gateOf(deps, viewer, [...players.keys()]);
  const sights = [...players.values()].map((row) => [row.id, gate.standingTo(row).sees] as const);
  return new Map(sights.filter(([, { existence }]) => existence));
}

/** Whether a viewer sees a story as it stands, or is about to. */
export async function isSeenBy(deps: SightDeps, viewer: UserId, story: VictoryStory): Promise<boolean> {
  const author = (await playersOf(deps.db.kysely, [story.userId])).get(story.userId);
  if (!author) return false;
  const gate = await gateOf(deps, viewer, [author.id]);
  const row = { ...story, isUntold: story.isUntold ?? null, isReleased: story.isReleased ?? null };
  const told = { story: row, author, reactions: { isLiked: false, said: null } };
  return seenOf(gate, viewer, [told]).length > 0;
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
