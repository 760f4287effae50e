import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts';

const reload = vi.fn<() => void>();

function runBuild(name: string): void {
  document.head.innerHTML = `<script type="module" src="/assets/${name}.js"></script>`;
}

/** A lazy part can't be fetched; answers whether the app still hears of it. */
function missChunk(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return !event.defaultPrevented;
}

reloadOnMissingChunk();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('I8 starts over once a build, then lets the app say it', () => {
  runBuild('one');
  expect(missChunk()).toBe(false);
  expect(missChunk()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  runBuild('two');
  expect(missChunk()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does nothing about it offline, where a reload finds no more', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  runBuild('three');
  expect(missChunk()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
