import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coachState } from '../coach/coach.ts';
import { useChosenFile } from './chosen-file.ts';

const letGo = vi.hoisted(() => vi.fn<() => boolean>());
const prepared = vi.hoisted(() => vi.fn<() => () => boolean>());
vi.mock('../pose/next-team.ts', () => ({ prepareTeam: prepared }));

beforeEach(() => {
  coachState.set({ kind: 'ready' });
  letGo.mockReturnValue(true);
  prepared.mockReturnValue(letGo);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:clip', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

function choose(type: string) {
  const rendered = renderHook(() => useChosenFile());
  act(() => void rendered.result.current.choose(new File(['a file'], 'mine', { type })));
  return rendered;
}

it('has the pose model ready for a clip while the page is on the screen', () => {
  const { unmount } = choose('video/mp4');
  expect(prepared).toHaveBeenCalledOnce();
  turn('visible');
  expect(letGo).not.toHaveBeenCalled();
  turn('hidden');
  expect(letGo).toHaveBeenCalledOnce();
  expect(prepared).toHaveBeenCalledOnce();
  turn('visible');
  expect(prepared).toHaveBeenCalledTimes(2);
  unmount();
  expect(letGo).toHaveBeenCalledTimes(2);
  turn('visible');
  expect(prepared).toHaveBeenCalledTimes(2);
});

it('prepares none beside one that a clip has taken meanwhile', () => {
  choose('video/mp4');
  letGo.mockReturnValue(false);
  turn('hidden');
  turn('visible');
  expect(prepared).toHaveBeenCalledOnce();
});

it('has none ready for a picture', () => {
  choose('image/jpeg');
  expect(prepared).not.toHaveBeenCalled();
});
