import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Recording } from './recording.ts';
import { useRecording } from './use-recording.ts';

type OnEnd = (made: Recording | null) => void;
const record = vi.hoisted(() => vi.fn<(stream: MediaStream, onEnd: OnEnd) => () => void>());
vi.mock('./recording.ts', async (original) => ({ ...(await original<object>()), record }));

beforeEach(() => {
  record.mockReturnValue(() => undefined);
  vi.stubGlobal('URL', { revokeObjectURL: () => undefined });
});

it('knows of a film that only this screen has, until it was saved or shared', () => {
  const { result } = renderHook(() => useRecording({} as MediaStream));
  const film = () => {
    act(() => result.current.start());
    expect(result.current.isAtRisk).toBe(false);
    act(() =>
      record.mock.lastCall?.[1]({ file: new File([], 'film.mp4'), seconds: 3, address: 'blob:film' }),
    );
  };
  film();
  expect(result.current.isAtRisk).toBe(true);
  act(() => result.current.setKept());
  expect(result.current.isAtRisk).toBe(false);
  film();
  expect(result.current.isAtRisk).toBe(true);
  act(() => result.current.discard());
  expect(result.current.isAtRisk).toBe(false);
});
