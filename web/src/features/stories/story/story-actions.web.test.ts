import { newId, storyId } from 'sync-protocol/ids';
import { expect, it, vi } from 'vitest';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { post } from './story-actions.ts';

const way = vi.hoisted(() => ({ isOffline: false }));
vi.mock('#data/server/network.ts', () => ({ isOfflineNow: () => way.isOffline }));
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
