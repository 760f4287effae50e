import type { StoryComment, VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { derivedId, type NotificationId, type StoryId, type UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import {
  newNotification,
  newsNeed,
  releaseText,
  standingNews,
  takeBackNews,
} from '#features/notifications/commands.ts';
import type { Relations } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';
import { isSeenBy, type SightDeps } from './feed/sight.ts';
import { storiesOfIds } from './queries.ts';
import { releasedUnder } from './reactions/queries.ts';

// What whoever wrote a story or a comment that waited hears once the operator has released it: each time, in the place of
// the time before.

type Said<Row extends { id: string; userId: UserId }> = Pick<Row, 'id' | 'userId'>;

const storyNewsId = ({ id, userId }: Said<VictoryStory>): NotificationId =>
  derivedId(userId, 'story-released', id);
const commentNewsId = ({ id, userId }: Said<StoryComment>): NotificationId =>
  derivedId(userId, 'comment-released', id);

interface Told {
  id: NotificationId;
  userId: UserId;
  type: Parameters<typeof releaseText>[0];
  storyId: StoryId;
}

/**
 * Tells the writers, and takes that back where it is so no longer: what they wrote goes, or waits again, or they do not see
 * any more the story that their comment stands under.
 * @param followed what becomes of stories that were told just now, and of what was said to those that go
 */
export async function releaseNews(
  { kysely, now, changes, isRuling }: Cause,
  relations: Relations,
  followed: readonly RowChange[],
): Promise<RowChange[]> {
  const deps = { db: { kysely }, relations, now: () => now };
  const rows = new Rows();
  const all = [...changes, ...followed];
  const over = [...endedIn(all, isRuling === true), ...(await outOfSight(deps, all))];
  await takeBackNews(kysely, [...new Set(over)], rows);
  if (!isRuling) return rows.changes();
  const released = [...storiesReleased(changes), ...(await commentsReleased(deps, changes))];
  await loadScoped(
    kysely,
    released.map(({ userId, id }) => newsNeed(userId, id)),
    rows,
  );
  for (const { id, userId, type, storyId } of released) {
    const news = { type, ...releaseText(type, 1), path: `/victory-stories?story=${storyId}` };
    rows.put('notifications', newNotification(userId, news, now, id));
  }
  return rows.changes();
}

/** News of what goes or waits; also of a comment that was taken back and said again. */
function endedIn(changes: readonly RowChange[], isRuling: boolean): NotificationId[] {
  const stories = changesOf(changes, 'victoryStories').flatMap(({ before, after }) =>
    before && (!after || after.isHeld) ? [storyNewsId(before)] : [],
  );
  const comments = changesOf(changes, 'storyComments').flatMap(({ before, after }) =>
    before?.isReleased && (!after || after.isHeld || !isRuling) ? [commentNewsId(before)] : [],
  );
  return [...stories, ...comments];
}

/** News of comments on stories that change, and are then not seen any more by who wrote the comment. */
async function outOfSight(deps: SightDeps, changes: readonly RowChange[]): Promise<NotificationId[]> {
  const { kysely } = deps.db;
  // The last change of each says what it is in the end.
  const stories = new Map(
    changesOf(changes, 'victoryStories').flatMap(({ before, after }) =>
      before && after ? [[after.id, after] as const] : [],
    ),
  );
  const said = await releasedUnder(kysely, [...stories.keys()]);
  const of = new Map(said.map((comment) => [commentNewsId(comment), comment]));
  const gone: NotificationId[] = [];
  for (const { id, userId } of await standingNews(kysely, [...of.keys()])) {
    const comment = of.get(id);
    const story = comment && stories.get(comment.storyId);
    if (story && !(await isSeenBy(deps, userId, story))) gone.push(id);
  }
  return gone;
}

function storiesReleased(changes: readonly RowChange[]): Told[] {
  return changesOf(changes, 'victoryStories').flatMap(({ before, after }) =>
    before?.isHeld && after && !after.isHeld
      ? [{ id: storyNewsId(after), userId: after.userId, type: 'victory_story_released', storyId: after.id }]
      : [],
  );
}

/** Only those under stories that their writers still see. */
async function commentsReleased(deps: SightDeps, changes: readonly RowChange[]): Promise<Told[]> {
  const released = changesOf(changes, 'storyComments').flatMap(({ before, after }) =>
    before?.isHeld && after && !after.isHeld ? [after] : [],
  );
  const stories = await storiesOfIds(
    deps.db.kysely,
    released.map(({ storyId }) => storyId),
  );
  const told: Told[] = [];
  for (const comment of released) {
    const { userId, storyId } = comment;
    const story = stories.find(({ id }) => id === storyId);
    if (story && (await isSeenBy(deps, userId, story)))
      told.push({ id: commentNewsId(comment), userId, type: 'victory_story_comment_released', storyId });
  }
  return told;
}
