import { afterEach, expect, it, vi } from 'vitest';
import { onWorkerMessage } from './worker-messages.ts';

afterEach(() => vi.unstubAllGlobals());

it('hears what it asked to hear, and nothing else that the worker says', () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  const [flush, open] = [vi.fn<() => void>(), vi.fn<(message: unknown) => void>()];
  onWorkerMessage('flush', flush);
  onWorkerMessage('open', open);
  const message = { type: 'open', path: '/badges' };
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: message }));
  expect(flush).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledExactlyOnceWith(message);
});
