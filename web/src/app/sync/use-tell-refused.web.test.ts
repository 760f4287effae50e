import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { useTellRefused } from './use-tell-refused.ts';

/** What the phone has, as the hook reads it: which player's, and what was refused. */
const held = vi.hoisted(() => ({ now: undefined as object | undefined }));
vi.mock('#data/live/live-query.ts', () => ({ useLive: () => held.now }));

afterEach(cleanup);

const refusal = (name: string) => ({
  id: name,
  mutation: { name, args: {} },
  status: 'rejected',
  code: 'gone',
  message: '',
});
const hold = (db: object, ...names: string[]) => {
  held.now = { db, refused: names.map(refusal) };
};
const show = () => renderHook(() => useTellRefused(() => undefined));
/** What is told of it, once. */
function told(): string | undefined {
  const title = shownToast()?.title;
  dropToast();
  return title;
}

it('tells what is refused as it comes, and nothing older', () => {
  const db = {};
  const { rerender } = show();
  hold(db, 'story.post');
  rerender();
  expect(told()).toBeUndefined();
  hold(db, 'story.post', 'team.cheer');
  rerender();
  expect(told()).toBe('Your cheer was not sent');
});

it('tells what came while a screen without a frame was open, and to another player nothing of theirs', () => {
  const [own, others] = [{}, {}];
  hold(own, 'story.post');
  show().unmount();
  hold(own, 'story.post', 'team.cheer');
  show().unmount();
  expect(told()).toBe('Your cheer was not sent');
  hold(others, 'story.edit');
  show();
  expect(told()).toBeUndefined();
});
