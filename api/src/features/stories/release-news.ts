import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { derivedId, type NotificationId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { newNotification, newsNeed, takeBackNews } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';

type Told = Pick<VictoryStory, 'id' | 'userId'>;

const newsId = ({ id, userId }: Told): NotificationId => derivedId(userId, 'story-released', id);

/** What whoever told a story hears once the operator lets others see it: each time, in the place of the time before. */
const news = ({ id }: Told) => ({
  type: 'victory_story_released' as const,
  title: 'Your story is approved',
  message: 'We took a look, and it’s good to go.',
  path: `/victory-stories?story=${id}`,
});

/**
 * Tells authors that others see what waited, and takes that back where it is so no longer: the story goes, or waits again.
 * @param judged what became of stories that were told just now
 */
export async function releaseNews(
  { kysely, now, changes, isRuling }: Cause,
  judged: readonly RowChange[],
): Promise<RowChange[]> {
  const rows = new Rows();
  const over = changesOf([...changes, ...judged], 'victoryStories').flatMap(({ before, after }) =>
    before && (!after || after.isHeld) ? [newsId(before)] : [],
  );
  await takeBackNews(kysely, [...new Set(over)], rows);
  if (!isRuling) return rows.changes();
  const released = changesOf(changes, 'victoryStories').flatMap(({ before, after }) =>
    before?.isHeld && after && !after.isHeld ? [after] : [],
  );
  await loadScoped(
    kysely,
    released.map((story) => newsNeed(story.userId, newsId(story))),
    rows,
  );
  for (const story of released)
    rows.put('notifications', newNotification(story.userId, news(story), now, newsId(story)));
  return rows.changes();
}
