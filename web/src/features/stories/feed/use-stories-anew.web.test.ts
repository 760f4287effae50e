import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { useStoriesAnew } from './use-stories-anew.ts';

const phone = vi.hoisted(() => ({ refused: [] as unknown[], news: undefined as string | undefined }));
vi.mock('#data/sync/sync-status.ts', () => ({ useSyncStatus: () => ({ refused: phone.refused }) }));
vi.mock('#data/live/stories.ts', () => ({ useCommentNews: () => phone.news }));

beforeEach(() => void Object.assign(phone, { refused: [], news: undefined }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks for the stories anew once something was refused, and not when it is put away', () => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const { rerender } = renderHook(useStoriesAnew);
  expect(asked).not.toHaveBeenCalled();
  phone.refused = ['a like of a story that is gone'];
  rerender();
  expect(asked.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['stories'], ['story-comments']]);
  phone.refused = [];
  rerender();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks for them anew when a comment is news, or no more, and not once the phone is read', () => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const { rerender } = renderHook(useStoriesAnew);
  for (const [news, times] of [
    ['', 0],
    ['A comment on your story', 2],
    ['A comment on your story', 2],
    ['', 4],
  ] as const) {
    phone.news = news;
    rerender();
    expect(asked).toHaveBeenCalledTimes(times);
  }
});
