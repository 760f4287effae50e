import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdUpdates, isOutdated } from './hold-updates.ts';
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts';

const reload = vi.fn<() => void>();
const served = vi.fn<typeof fetch>();

const pageOf = (build: string) => `<script type="module" src="/assets/index-${build}.js"></script>`;

function runBuild(name: string): void {
  document.head.innerHTML = pageOf(name);
}

function serve(page: string): void {
  served.mockImplementation(async () => new Response(page));
}

/** A lazy part can't be fetched: the app hears of it, and the server has been asked what it has. */
async function missChunk(): Promise<void> {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  await vi.waitFor(() =>
    expect(served.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true),
  );
  await new Promise((resolve) => setTimeout(resolve));
}

reloadOnMissingChunk();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', served);
  vi.resetAllMocks();
  sessionStorage.clear();
  isOutdated.set(false);
});
afterEach(() => vi.unstubAllGlobals());

it('I8 starts over once a build where the server has a newer one', async () => {
  runBuild('one');
  serve(pageOf('two'));
  await missChunk();
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
  runBuild('two');
  serve(pageOf('three'));
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('F32 offers the newer build under a form, and starts over once that is left', async () => {
  runBuild('one');
  serve(pageOf('two'));
  const release = holdUpdates();
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  expect(isOutdated.get()).toBe(true);
  release();
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('and what is begun while the server is asked counts as well', async () => {
  runBuild('one');
  let release: () => void = () => undefined;
  served.mockImplementation(async () => {
    release = holdUpdates();
    return new Response(pageOf('two'));
  });
  await missChunk();
  release();
  expect(reload).not.toHaveBeenCalled();
  expect(isOutdated.get()).toBe(true);
});

it('knows the build of a page whose scripts come after the first paint', async () => {
  document.head.innerHTML = '<link rel="later" id="entry" href="/assets/index-one.js">';
  serve(pageOf('one'));
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  serve(pageOf('two'));
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the same build: the part was lost on its way', async () => new Response(pageOf('one'))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of somebody else, as of a hotel’s network', async () => new Response('<h1>Log in to Wi-Fi</h1>')],
])('stays where it is with %s', async (_, answer) => {
  runBuild('one');
  served.mockImplementation(answer);
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
  expect(isOutdated.get()).toBe(false);
});
