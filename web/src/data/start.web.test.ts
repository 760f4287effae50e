import { newId } from 'sync-protocol/new-id';
import type { UserId } from 'sync-protocol/ids';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Door } from './testing/door.ts';
import { cleanUpAfter, loadAfresh } from './testing/load-afresh.ts';

const ada = newId<UserId>();

afterEach(() => cleanUpAfter(ada));

it('a player who signs out takes their number off the app’s icon, with no connection too', async () => {
  const door = new Door();
  door.cookie = ada;
  vi.stubGlobal('fetch', door.fetch);
  const setAppBadge = vi.fn<(unread?: number) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
  const { currentSession, signOut } = await loadAfresh();
  const { startData } = await import('./start.ts');
  startData();
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'signedIn' }));
  expect(setAppBadge).not.toHaveBeenCalled();
  door.isUp = false;
  expect(await signOut('discard')).toBe(true);
  expect(setAppBadge.mock.calls).toEqual([[0]]);
});
