import { newId, storyId, type UserId } from 'sync-protocol/ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { expect, it, vi } from 'vitest';
import { shownToast, toast } from '#ui/layers/toast-store.ts';
import { persister, queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { messages } from '../messages.ts';
import { NEW_STORIES } from '../new-stories.ts';
import { edit, markSeen, post, remove, sayShared } from './story-actions.ts';

const way = vi.hoisted(() => ({ isHeldBack: false }));
vi.mock('#data/server/network.ts', () => ({ isHeldBack: () => way.isHeldBack }));
const files = vi.hoisted(() => ({
  passUnsent: vi.fn<() => Promise<void>>(),
  takeBack: vi.fn<() => Promise<boolean>>(async () => false),
}));
vi.mock('#data/media/own-files.ts', () => files);
const mutate = vi.hoisted(() =>
  vi.fn<(mutator: { name: string }, args: object) => Promise<object>>(async () => ({ ok: true })),
);
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));

const story = {
  storyId: storyId.parse(newId()),
  title: 'First ace',
  content: 'Over the net.',
  storyType: 'training' as const,
  location: '',
  tags: [],
  mediaType: 'text_only' as const,
  mediaUrl: '',
  isPublic: false,
};

it('says of a story that waits to be sent that it is on its way', async () => {
  way.isHeldBack = true;
  await post(story);
  way.isHeldBack = false;
  expect(shownToast()).toMatchObject({
    title: messages.toasts.onItsWay,
    text: messages.toasts.sharedLater,
  });
});

it.each([
  ['shared', false, { title: messages.toasts.shared, tone: 'success' }],
  ['saved, where its words wait to be looked at', true, { ...messages.toasts.held, tone: 'plain' }],
])('says that a story is %s, once the server has answered', async (_, isHeld, said) => {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const id = story.storyId;
  await db.synced('victoryStories').add({ id, isHeld: false, createdAt: '' } as never);
  await db.bases.add({ table: 'victoryStories', id, before: null } as never);
  toast({ title: '' });
  await post(story);
  expect(shownToast()?.title).toBe('');
  await db.transaction('rw', db.bases, db.synced('victoryStories'), async () => {
    await db.bases.clear();
    await db.synced('victoryStories').update(id, { isHeld });
  });
  await vi.waitFor(() => expect(shownToast()).toMatchObject(said));
  closePhone();
});

it('leaves it to the refusal to say that a story was not taken', async () => {
  openPhone(newId<UserId>(), 'UTC');
  toast({ title: '' });
  await sayShared(story.storyId);
  expect(shownToast()?.title).toBe('');
  closePhone();
});

it('lets what is said of a story that is told pass those whose files have not gone', async () => {
  await edit({ ...story, isPublic: false });
  expect(files.passUnsent).toHaveBeenCalledTimes(1);
  await remove({ id: story.storyId, mediaUrl: mediaPath(newId()) });
  expect(files.passUnsent).toHaveBeenCalledTimes(2);
});

it('says alike that a story is deleted, whether or not it waited for its file still', async () => {
  for (const isBack of [true, false]) {
    files.takeBack.mockResolvedValueOnce(isBack);
    toast({ title: '' });
    await remove({ id: story.storyId, mediaUrl: mediaPath(newId()) });
    expect(shownToast()).toMatchObject({ title: messages.toasts.deleted, tone: 'success' });
  }
});

it('has seen the stories up to the newest, and Home has nothing new to say, after a restart either', async () => {
  openPhone(newId<UserId>(), 'UTC');
  queryClient.setQueryData(NEW_STORIES, { count: 2 });
  await persister.persistQueryByKey(NEW_STORIES, queryClient);
  const newest = '2026-11-25T12:00:00.000Z';
  mutate.mockClear();
  markSeen(newest);
  markSeen(undefined);
  expect(mutate.mock.calls.map(([{ name }, args]) => [name, args])).toEqual([
    ['story.markSeen@2', { upTo: newest }],
  ]);
  expect(queryClient.getQueryData(NEW_STORIES)).toEqual({ count: 0 });
  await vi.waitFor(async () => {
    queryClient.removeQueries({ queryKey: NEW_STORIES });
    await persister.restoreQueries(queryClient);
    expect(queryClient.getQueryData(NEW_STORIES)).toEqual({ count: 0 });
  });
  closePhone();
});
