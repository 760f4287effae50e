import type { QueryOf } from 'sync-protocol/contract/call';
import type { listStories, StoryAnswer } from 'sync-protocol/contract/stories';
import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';

/** A place in the order of stories, which comes before it; undefined: from the latest on. */
export type Before = QueryOf<typeof listStories>['before'];

/** Stories that stand together, and where the next ones begin; undefined: there are none. */
export interface StoryPage {
  stories: StoryAnswer[];
  next: Before;
}

/** So much is asked for at most for one page that has grown; then it ends earlier, and the next one begins there. */
const MAX_ANSWERS = 3;

/** What a page shows last. */
export function lastPlaceOf({ stories }: Pick<StoryPage, 'stories'>): Before {
  const last = stories.at(-1);
  return last && placeOf(last);
}

/**
 * A page of stories. One that was shown before ends where it did, however many have come or gone since: so the pages
 * after it stay as they are, with no story twice and none left out.
 * @param ask the stories before a place
 * @param from where it begins
 * @param to where it ended when it was last shown
 */
export async function pageOf(
  ask: (before: Before) => Promise<StoryAnswer[]>,
  from: Before,
  to: Before,
): Promise<StoryPage> {
  let page: StoryPage = { stories: [], next: from };
  for (let answers = 0; answers < MAX_ANSWERS; answers++) {
    const answer = await ask(page.next);
    page = { stories: [...page.stories, ...answer], next: lastPlaceOf({ stories: answer }) };
    if (answer.length < STORY_PAGE) return { ...page, next: undefined };
    if (to === undefined) return page;
    if (page.next !== undefined && page.next <= to)
      return { stories: page.stories.filter((story) => placeOf(story) >= to), next: to };
  }
  return page;
}

/** By their text places are in the order of stories. */
function placeOf({ createdAt, id }: StoryAnswer): NonNullable<Before> {
  return `${createdAt},${id}`;
}
