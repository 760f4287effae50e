import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShareSheet } from './share-sheet.tsx';

const share = vi.fn<(data: ShareData) => Promise<void>>();
let written: string[];

beforeEach(() => {
  written = [];
  share.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  // The imitated page draws nothing: what would be written is kept instead.
  const gradient = { addColorStop: () => undefined };
  const pen = new Proxy(
    {
      measureText: (words: string) => ({ width: 24 * words.length }),
      createLinearGradient: () => gradient,
      fillText: (words: string) => void written.push(words),
    },
    {
      get: (known, name) => Reflect.get(known, name) ?? (() => undefined),
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['drawn'], { type: 'image/png' })),
  );
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: async () => undefined,
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const WORDS = { kind: 'Streak', title: '12 days', detail: 'In a row' };

/** The button that shares, once what is shared is drawn. */
async function ready(): Promise<HTMLElement> {
  // Its sheet is fetched when it is asked for.
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <ShareSheet open onClose={() => undefined} achievement={{ ...WORDS, metal: 'gold', sign: <svg /> }} />
      </Suspense>,
    );
  });
  return screen.findByRole('button', { name: 'Share' });
}

it('gives the phone’s own sheet a picture, and nothing beside it', async () => {
  fireEvent.click(await ready());
  expect(share).toHaveBeenCalledOnce();
  const [given] = share.mock.calls[0] ?? [];
  expect(Object.keys(given ?? {})).toEqual(['files']);
  expect(given?.files?.map(({ name, type }) => [name, type])).toEqual([['volleypath.png', 'image/png']]);
});

it('writes what was achieved and the app’s name into the picture, and no word more', async () => {
  await ready();
  expect(written).toEqual([...Object.values(WORDS), 'VolleyPath']);
});
