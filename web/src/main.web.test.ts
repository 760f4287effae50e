import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#data/session/stored-session.ts';
import { userOf } from '#data/testing/door.ts';

/** What the first screen is given, to say that it stands. */
let tellShown: (() => void) | undefined;
const syncAfter = vi.fn<(moment: Promise<void>) => void>();
vi.mock('#app/app.tsx', () => ({
  App: ({ onShown }: { onShown: () => void }) => {
    tellShown = onShown;
    return null;
  },
}));
vi.mock('#app/routes/first-screen.ts', () => ({ fetchFirstScreen: async () => undefined }));
vi.mock('#data/start.ts', () => ({ startData: () => undefined }));
vi.mock('#data/sync/sync.ts', async (original) => ({ ...(await original<object>()), syncAfter }));
vi.mock('#pwa/start.ts', () => ({ startPwa: () => undefined }));

beforeEach(() => {
  // What stands for a first screen that takes too long is not waited for here.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  localStorage.clear();
  syncAfter.mockClear();
  tellShown = undefined;
});

it('lets sync begin once the first screen of a player whom the phone knows stands', async () => {
  storeSession({ user: userOf(newId<UserId>()) as never, isLogoutDue: false, turn: 1, purges: [] });
  await import('./main.tsx');
  const began = vi.fn<() => void>();
  const begin = syncAfter.mock.lastCall?.[0].then(began);
  await vi.waitFor(() => expect(tellShown).toBeDefined());
  expect(began).not.toHaveBeenCalled();
  tellShown?.();
  await begin;
  expect(began).toHaveBeenCalledOnce();
});

it('lets it begin at once on a phone that holds nothing: there is nothing to show before it', async () => {
  await import('./main.tsx');
  await vi.waitFor(() => expect(tellShown).toBeDefined());
  expect(syncAfter).not.toHaveBeenCalled();
});
