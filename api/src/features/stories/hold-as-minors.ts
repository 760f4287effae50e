import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { judgeComment, judgeStory } from 'sync-protocol/rules/stories/story-words';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { playersOf, storiesOfIds } from './queries.ts';

/**
 * What a player who turns out to be a minor has told and said as a grown-up: what would have waited for the operator, such
 * as how to reach them, waits from now on, unless the operator has released it; and what was for everybody is for who is
 * close. Nothing, where they are no minor.
 */
export async function heldAsMinors(kysely: Queryable, player: UserId, now: Date): Promise<RowChange[]> {
  const said = await kysely
    .selectFrom('storyComments')
    .select('storyId')
    .where('userId', '=', player)
    .execute();
  const stories = await storiesOfIds(
    kysely,
    said.map(({ storyId }) => storyId),
  );
  await holdPlayers(kysely, [player, ...stories.map(({ userId }) => userId)]);
  const row = (await playersOf(kysely, [player])).get(player);
  if (!row || !isMinor(birthOf(row), now.getTime())) return [];
  const rows = await loadScoped(
    kysely,
    (['victoryStories', 'storyComments'] as const).map((table) => {
      return { table, scope: userScope(player), all: true } as const;
    }),
  );
  const isOpen = (one: { isHeld: boolean; isReleased?: boolean | null | undefined }) =>
    !one.isHeld && !one.isReleased;
  for (const story of rows.all('victoryStories')) {
    const isHeld = story.isHeld || (isOpen(story) && judgeStory(story, true) !== 'fine');
    // Nobody's eighteenth birthday opens it again.
    if (isHeld !== story.isHeld || story.isPublic)
      rows.put('victoryStories', { ...story, isHeld, isPublic: false });
  }
  // What teammates whom a code brought together may say to each other stands.
  for (const comment of rows.all('storyComments'))
    if (isOpen(comment) && judgeComment(comment, true, true) !== 'fine')
      rows.put('storyComments', { ...comment, isHeld: true });
  return rows.changes();
}
