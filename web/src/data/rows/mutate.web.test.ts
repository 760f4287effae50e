import { expect, it, onTestFinished, vi } from 'vitest';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { mutate } from './mutate.ts';
import { storeSession } from '../session/stored-session.ts';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { firstRound, startSync, stopSync } from '../sync/sync.ts';
import { userOf } from '../testing/door.ts';
import { FakeServer } from '../testing/fake-server.ts';

it('what a player does goes out at once, and not only when the phone would ask anyway', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = new FakeServer(() => Date.now());
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    server.handle(url, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined),
  );
  onTestFinished(() => {
    stopSync();
    closePhone();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  storeSession({ user: userOf(server.userId) as never, isLogoutDue: false, turn: 1, purges: [] });
  startSync(openPhone(server.userId, 'UTC'));
  await firstRound;
  expect(await mutate(settingsUpdate, { reminderTime: '06:30' })).toMatchObject({ ok: true });
  await vi.waitFor(() =>
    expect(server.rows().all('userSettings')).toMatchObject([{ reminderTime: '06:30' }]),
  );
});
