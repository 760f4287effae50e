import { newId } from 'sync-protocol/new-id';
import type { UserId } from 'sync-protocol/ids';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { FakeCaches } from '#pwa/worker/testing.ts';
import { Door } from './testing/door.ts';
import { TEAM_CODE } from './team-code.ts';
import { cleanUpAfter, loadAfresh } from './testing/load-afresh.ts';

const ada = newId<UserId>();

afterEach(() => cleanUpAfter(ada));

it('a player who signs out takes their number off the app’s icon and what they came with, with no connection too', async () => {
  const door = new Door();
  door.cookie = ada;
  vi.stubGlobal('fetch', door.fetch);
  const setAppBadge = vi.fn<(unread?: number) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
  vi.stubGlobal('caches', new FakeCaches().storage);
  const { currentSession, signOut } = await loadAfresh();
  const { startData } = await import('./start.ts');
  startData();
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'signedIn' }));
  expect(setAppBadge).not.toHaveBeenCalled();
  const { readShared, SHARE_FIELD, keepShared, handOn, lookInHand } = await import('#pwa/shared-file.ts');
  const form = new FormData();
  const photo = new File(['photo'], 'serve.jpg', { type: 'image/jpeg' });
  form.append(SHARE_FIELD, photo);
  await keepShared({ formData: async () => form } as unknown as Request);
  handOn(photo);
  localStorage.setItem(TEAM_CODE, 'of before they had a username');
  door.isUp = false;
  expect(await signOut('discard')).toBe(true);
  expect(setAppBadge.mock.calls).toEqual([[0]]);
  expect([await readShared(), lookInHand()]).toEqual([undefined, undefined]);
  expect(localStorage.getItem(TEAM_CODE)).toBeNull();
});

it('a team’s code that has just come is of whoever comes now, and is kept', async () => {
  vi.stubGlobal('caches', new FakeCaches().storage);
  onTestFinished(() => localStorage.clear());
  const { clearDevice } = await import('./device.ts');
  const broughtBefore = async (ms: number) => {
    localStorage.setItem(TEAM_CODE, `${Date.now() - ms} ABCDEF`);
    await clearDevice();
    return localStorage.getItem(TEAM_CODE) !== null;
  };
  expect([await broughtBefore(0), await broughtBefore(20_000)]).toEqual([true, false]);
});

it('with the session of a browser that gets push messages what the server knew of it is taken for lost', async () => {
  vi.stubGlobal('fetch', new Door().fetch);
  localStorage.setItem('volleypath.push-endpoint', 'https://push.test/1');
  localStorage.setItem('volleypath.push-told', String(Date.now()));
  await loadAfresh();
  const { startData } = await import('./start.ts');
  const { syncState } = await import('./sync/sync-state.ts');
  startData();
  syncState.set('signedOut');
  await vi.waitFor(() => expect(localStorage.getItem('volleypath.push-told')).toBeNull());
});
