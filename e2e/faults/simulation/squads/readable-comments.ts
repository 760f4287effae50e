import { authUser } from 'sync-protocol/contract/session/session';
import { listComments, listStories } from 'sync-protocol/contract/stories';
import type { StoryId } from 'sync-protocol/ids';
import { expect } from 'vitest';
import { shownStories } from 'web/src/features/stories/story/shown-story.ts';
import type { Device, World } from '../device.ts';

/**
 * A phone shows as many comments on a story as its player finds when they look, also on their own, whoever sees whom no more;
 * and the rows of their own, which tell that to nobody, say nothing.
 */
export async function expectReadableComments(
  { db, userId }: Pick<Device, 'db' | 'userId'>,
  { client }: Pick<World, 'client'>,
): Promise<void> {
  const own = await db.synced('victoryStories').toArray();
  expect(own.map(({ comments }) => comments).filter(Boolean), 'rows that count comments').toEqual([]);
  const said = new Map<StoryId, number>();
  for (const { storyId } of await db.synced('storyComments').toArray())
    said.set(storyId, (said.get(storyId) ?? 0) + 1);
  const user = await client.ok(authUser);
  const fetched = [
    ...(await client.ok(listStories)),
    ...(await client.ok(listStories, { query: { userId } })),
  ];
  const shown = shownStories(fetched, { user, stories: own, said, likes: new Set(), untold: new Set() });
  const listed = await Promise.all(
    shown.map(async ({ id }) => ({
      id,
      comments: (await client.ok(listComments, { params: { id } })).length,
    })),
  );
  expect(
    shown.map(({ id, comments }) => ({ id, comments })),
    'as many comments as the player reads',
  ).toEqual(listed);
}
