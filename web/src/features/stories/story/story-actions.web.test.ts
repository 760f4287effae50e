import { newId, storyId } from 'sync-protocol/ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { expect, it, vi } from 'vitest';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { edit, post, remove } from './story-actions.ts';

const way = vi.hoisted(() => ({ isOffline: false }));
vi.mock('#data/server/network.ts', () => ({ isOfflineNow: () => way.isOffline }));
const files = vi.hoisted(() => ({ passUnsent: vi.fn<() => Promise<void>>(), takeBack: async () => false }));
vi.mock('#data/media/own-files.ts', () => files);
vi.mock('#data/rows/mutate.ts', () => ({ mutate: async () => ({ ok: true }) }));

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

it('says of a story that it is shared only where it can be sent', async () => {
  await post(story);
  expect(shownToast()?.title).toBe(messages.toasts.shared);
  way.isOffline = true;
  await post(story);
  expect(shownToast()).toMatchObject({
    title: messages.toasts.onItsWay,
    text: messages.toasts.sharedOnline,
  });
});

it('lets what is said of a story that is told pass those whose files have not gone', async () => {
  await edit({ ...story, isPublic: false });
  expect(files.passUnsent).toHaveBeenCalledTimes(1);
  await remove({ id: story.storyId, mediaUrl: mediaPath(newId()) });
  expect(files.passUnsent).toHaveBeenCalledTimes(2);
});
