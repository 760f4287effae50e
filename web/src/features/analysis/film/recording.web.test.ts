import { afterEach, expect, it, vi } from 'vitest';
import { asRecording, record } from './recording.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for the end of nothing where a camera can’t be recorded', () => {
  vi.useFakeTimers();
  class EndedRecorder extends EventTarget {
    static isTypeSupported = () => true;
    start(): never {
      throw new DOMException('the camera has ended', 'InvalidStateError');
    }
  }
  vi.stubGlobal('MediaRecorder', EndedRecorder);
  const taker = { onPiece: () => undefined, onEnd: () => undefined };
  expect(() => record({} as MediaStream, taker)).toThrow('the camera has ended');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives a film as it is where its length can’t be written into it', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:film');
  const pictures = new Blob(['pictures'], { type: 'video/webm' });
  vi.spyOn(pictures, 'slice').mockImplementation(() => {
    throw new DOMException('no memory', 'NotReadableError');
  });
  expect(await (await asRecording({ at: 0, pictures, seconds: 3 })).file.text()).toBe('pictures');
});
