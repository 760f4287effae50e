import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(`${import.meta.dirname}/../public/after-paint.js`, 'utf8');

const events = new EventTarget();
const server = vi.fn<() => Promise<{ ok: boolean }>>();
const reload = vi.fn<() => void>();
const history = {
  state: null as unknown,
  replaceState: (state: unknown) => {
    history.state = state;
  },
};

/** Shows a page whose scripts do not come: none do in a context like this. */
async function show(): Promise<void> {
  runInNewContext(SCRIPT, {
    document: {
      getElementById: () => Object.assign(new EventTarget(), { href: '/assets/index.js' }),
      querySelectorAll: () => [],
    },
    requestAnimationFrame: (then: () => void) => then(),
    setTimeout,
    addEventListener: events.addEventListener.bind(events),
    AbortSignal,
    fetch: server,
    history,
    location: { href: '/', reload },
  });
  await vi.advanceTimersByTimeAsync(0);
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(1_000 * seconds);

beforeEach(() => {
  vi.useFakeTimers();
  history.state = null;
  server.mockReset().mockResolvedValue({ ok: true });
  reload.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('a page whose scripts did not come begins anew when the server gives it again, later each time', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ ok: false });
  await show();
  await wait(3);
  expect(server).toHaveBeenCalledTimes(1);
  await wait(6);
  expect(server).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  await wait(12);
  expect(reload).toHaveBeenCalledOnce();
  // The scripts do not come again.
  await show();
  await wait(23);
  expect(server).toHaveBeenCalledTimes(3);
  await wait(1);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('or with the next connection, if the server is to be had', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show();
  events.dispatchEvent(new Event('online'));
  await wait(0);
  expect(reload).not.toHaveBeenCalled();
  events.dispatchEvent(new Event('online'));
  await wait(0);
  expect(reload).toHaveBeenCalledOnce();
});
