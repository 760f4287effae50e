// @vitest-environment node
import { exportData } from 'sync-protocol/contract/session/account';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOffline } from '../server/calls/api-error.ts';
import { fetchExport } from './account.ts';

type Pieces = ReadableStreamDefaultController<Uint8Array>;

const ZIP = { headers: { 'content-type': 'application/zip' } };
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server of which a test says what comes next, to a browser that can give up. */
function answering(head?: ResponseInit): { pieces: () => Pieces } {
  let pieces: Pieces;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pieces = controller) });
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal | undefined }) => {
    expect(path).toBe(exportData.path);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        pieces.error(signal.reason);
        reject(signal.reason as Error);
      });
      if (head) resolve(new Response(body, head));
    });
  });
  return { pieces: () => pieces };
}

/** The export under way, and how it ended. */
function asked() {
  const ended = vi.fn<(outcome: unknown) => void>();
  void fetchExport().then(ended, ended);
  return ended;
}
const outcomeOf = (ended: ReturnType<typeof asked>) => ended.mock.lastCall?.[0];

it('waits half a minute for the next bytes, however long all of it takes', async () => {
  const { pieces } = answering(ZIP);
  const ended = asked();
  for (const piece of ['all', ' of', ' it']) {
    await vi.advanceTimersByTimeAsync(29_000);
    pieces().enqueue(bytes(piece));
  }
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ended).not.toHaveBeenCalled();
  pieces().close();
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  const whole = outcomeOf(ended) as Blob;
  expect([await whole.text(), whole.type]).toEqual(['all of it', 'application/zip']);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['no answer', undefined],
  ['nothing more', ZIP],
])('gives up a connection over which %s comes', async (_, head) => {
  answering(head);
  const ended = asked();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOffline(outcomeOf(ended))).toBe(true);
});

it('says what the server refuses; of another’s page only that nothing came', async () => {
  const refused = JSON.stringify({ code: 'proof_needed', message: 'Please enter your password.' });
  for (const [page, code] of [
    [refused, 'proof_needed'],
    ['<html>', 'offline'],
  ] as const) {
    const { pieces } = answering({ status: 403 });
    const ended = asked();
    await vi.advanceTimersByTimeAsync(0);
    pieces().enqueue(bytes(page));
    pieces().close();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    expect(outcomeOf(ended)).toMatchObject({ code });
  }
});
