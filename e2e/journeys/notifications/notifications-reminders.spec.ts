import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectWorkerInCharge } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, toast } from '../../harness/player/player-steps.ts';
import { tell } from '../../harness/player/tell.ts';
import { shownNotifications, tapNotification, workerEvents } from '../../harness/phone/worker-events.ts';

const message = (title: string, navigate: string) => ({
  web_push: 8030,
  notification: { title, body: 'Six tasks are ready for you today.', navigate, lang: 'en', tag: 'reminder' },
});

test('a push message shows, whatever is open, and a tap on it opens its screen', async ({
  phone,
  player,
  server,
  ownPhone,
}) => {
  await enrol(phone.context.request, server, player);
  const own = await ownPhone(player);
  await own.page.goto('/badges');
  await expectWorkerInCharge(own.page);
  const worker = await workerEvents(own.page, server.url);
  await worker.push(message('Time to train', `${server.url}/training`));
  await expect
    .poll(() => shownNotifications(own.page))
    .toEqual([{ title: 'Time to train', body: 'Six tasks are ready for you today.' }]);
  await tapNotification(own.page, 'Time to train');
  await expect(own.page).toHaveURL('/training');
  await expect(own.page.getByRole('heading', { level: 1 })).toHaveText('Training');
  await expect.poll(() => shownNotifications(own.page)).toEqual([]);

  // An address that is not ours leads home; what is no message of ours is shown all the same.
  await worker.push(message('Elsewhere', 'https://evil.example/'));
  await expect.poll(() => shownNotifications(own.page)).toHaveLength(1);
  await tapNotification(own.page, 'Elsewhere');
  await expect(own.page).toHaveURL('/');
  await expect(taskTicks(own.page)).toHaveCount(6);
  await worker.push({ hello: 'there' });
  await expect
    .poll(() => shownNotifications(own.page))
    .toEqual([{ title: 'VolleyPath', body: 'There is something new for you.' }]);

  // The app is closed: the message comes in all the same.
  await own.page.goto('about:blank');
  const late = await workerEvents(own.page, server.url);
  await late.push(message('Still time', `${server.url}/`));
  await own.page.goto('/');
  await expect
    .poll(async () => (await shownNotifications(own.page)).map(({ title }) => title))
    .toContain('Still time');
});

/**
 * A push service that gives out an address at once: the browser's own needs its maker's network. The page tells
 * what it was asked for.
 */
async function stubPushService(context: BrowserContext, endpoint: string): Promise<void> {
  const ecdh = createECDH('prime256v1');
  const keys = {
    p256dh: ecdh.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await context.addInitScript(
    ([address, theirKeys]) => {
      let current: unknown = null;
      PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey;
        document.documentElement.dataset['subscribedFor'] = typeof key === 'string' ? key : 'nobody';
        current = {
          endpoint: address,
          options: { applicationServerKey: null },
          toJSON: () => ({ endpoint: address, keys: theirKeys }),
          unsubscribe: async () => {
            current = null;
            return true;
          },
        };
        return current as PushSubscription;
      };
    },
    [endpoint, keys] as const,
  );
}

const subscribedFor = (page: Page) => page.evaluate(() => document.documentElement.dataset['subscribedFor']);

test('reminders are explained before anybody asks for permission, can be tested, and are stored', async ({
  player,
  ownPhone,
  server,
  sql,
  look,
}) => {
  const own = await ownPhone(player);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${player.displayName}`;
  await stubPushService(own.context, endpoint);
  const { page } = own;
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Reminders/ }).click();
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders).toContainText('Notifications are off.');

  await reminders.getByRole('button', { name: 'Turn On' }).click();
  const question = page.getByRole('dialog', { name: 'A nudge, when it helps' });
  await expect(question).toContainText('At most one reminder a day');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  expect(await subscribedFor(page)).toBeUndefined();

  await reminders.getByRole('button', { name: 'Turn On' }).click();
  await question.getByRole('button', { name: 'Turn On Notifications' }).click();
  await expect(toast(page)).toContainText('Notifications are on');
  const { publicKey } = await (await page.request.get('/api/push/key')).json();
  expect(await subscribedFor(page)).toBe(publicKey);
  const devices = () => sql('select endpoint from push_subscriptions where user_id = $1', [player.id]);
  expect(await devices()).toEqual([{ endpoint }]);

  // The server would call the push service: that it is asked to is what counts here.
  await page.route('**/api/push/test', (route) => route.fulfill({ json: { devices: 1 } }));
  await reminders.getByRole('button', { name: 'Send a Test' }).click();
  await expect(toast(page)).toContainText('Sent to 1 device');

  await reminders.getByRole('switch', { name: 'Daily reminder' }).click();
  const time = reminders.getByLabel('Time', { exact: true });
  const clash = reminders.getByRole('status').filter({ hasText: 'is in your quiet hours' });
  // In quiet hours none would ever come; where the player turned last, that is said.
  await time.fill('22:15');
  await expect(clash).toContainText('10:15 PM is in your quiet hours, 9:00 PM to 7:00 AM.');
  await look('reminder-in-quiet-hours', own);
  await reminders.getByRole('button', { name: 'Remind me at 8:30 PM' }).click();
  await expect(clash).toHaveCount(0);
  await expect(time).toHaveValue('20:30');
  const quiet = reminders.getByRole('group', { name: 'Quiet hours' });
  await reminders.getByLabel('From', { exact: true }).fill('20:15');
  await expect(quiet.getByRole('status')).toContainText(
    '8:30 PM is in your quiet hours, 8:15 PM to 7:00 AM.',
  );
  await time.fill('17:45');
  await expect(clash).toHaveCount(0);
  await expect(quiet).toContainText('We won’t send anything then.');
  await reminders.getByLabel('Until', { exact: true }).fill('20:15');
  await expect(quiet).toContainText('Both times are the same, so you have no quiet hours.');
  await reminders.getByRole('switch', { name: 'Streak reminder' }).click();
  await reminders.getByRole('switch', { name: 'Rivals' }).click();
  await expect(reminders.getByRole('switch', { name: 'Cheers' })).toBeChecked();
  await reminders.getByRole('switch', { name: 'Announcements' }).click();
  await reminders.getByLabel('From', { exact: true }).fill('20:30');
  await reminders.getByLabel('Until', { exact: true }).fill('08:15');
  await expectAllSent(page);
  const settings = 'select * from user_settings where id = $1';
  await expect
    .poll(() => sql(settings, [player.id]))
    .toMatchObject([
      {
        reminders: true,
        reminder_time: '17:45',
        rival_news: false,
        cheer_news: true,
        announcement_news: false,
        quiet_from: '20:30',
        quiet_until: '08:15',
      },
    ]);
  await page.reload();
  await expect(reminders.getByLabel('Time', { exact: true })).toHaveValue('17:45');

  await reminders.getByRole('button', { name: 'Turn Off' }).click();
  await expect(reminders).toContainText('Notifications are off.');
  await expect.poll(devices).toEqual([]);

  // Whoever signs out leaves neither a way for messages to come nor one that still shows.
  await reminders.getByRole('button', { name: 'Turn On' }).click();
  await question.getByRole('button', { name: 'Turn On Notifications' }).click();
  await expect.poll(devices).toEqual([{ endpoint }]);
  const worker = await workerEvents(page, server.url);
  await worker.push(message('A cheer for you', `${server.url}/notifications`));
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  await expect.poll(() => shownNotifications(page)).toEqual([]);
  await expect.poll(devices).toEqual([]);
});

/** What the app asks to have on its icon, the latest last: the icon itself shows in no browser of a test. */
async function watchIcon(page: Page): Promise<() => Promise<(number | undefined)[]>> {
  const shown: (number | undefined)[] = [];
  await page.exposeFunction('shownOnIcon', (unread?: number) => void shown.push(unread));
  await page.addInitScript(() => {
    const { shownOnIcon } = globalThis as unknown as { shownOnIcon: (unread?: number) => Promise<void> };
    Object.defineProperty(navigator, 'setAppBadge', { value: shownOnIcon });
  });
  return async () => shown;
}

test('notifications: counted in the header and on the icon, opened, marked, deleted, brought back', async ({
  page,
  phone,
  player,
  sql,
}) => {
  const icon = await watchIcon(page);
  await page.goto('/');
  await expectAllSent(page);
  await tell(sql, player.id, ['A new program'], '/training/serving');
  await tell(sql, player.id, ['Another one']);
  await page.reload();
  await expect.poll(async () => (await icon()).at(-1)).toBe(2);
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).click();
  await page
    .getByRole('button', { name: /A new program/ })
    .first()
    .click();
  await expect(page).toHaveURL('/training/serving');
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark All Read' }).click();
  await expect(toast(page)).toContainText('All notifications marked as read');
  await expect(page.getByText('No unread notifications')).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await expect.poll(async () => (await icon()).at(-1)).toBe(0);

  const kept = () =>
    sql(
      'select title, read, deleted_at is not null as deleted from notifications where user_id = $1 order by title',
      [player.id],
    );
  const card = (title: string) =>
    page.getByRole('tabpanel').getByRole('button', { name: `Delete: ${title}` });
  // Sent already, and taken back.
  await card('Another one').click();
  await expect(toast(page)).toContainText('Notification deleted');
  await expect.poll(async () => (await kept()).map(({ deleted }) => deleted)).toEqual([false, true]);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card('Another one')).toBeVisible();
  await expectAllSent(page);
  const both = await kept();
  expect(both.map(({ deleted }) => deleted)).toEqual([false, false]);

  // Without a network: several in a row, back at once, also after the app was closed in between.
  await phone.goOffline();
  await card('Another one').click();
  await card('A new program').click();
  await expect(toast(page)).toContainText('2 notifications deleted');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card('A new program')).toBeVisible();
  await card('Another one').click();
  await expect(toast(page)).toContainText('Notification deleted');
  await page.reload();
  await expect(card('A new program')).toBeVisible();
  await expect(card('Another one')).toHaveCount(0);
  expect(await kept()).toEqual(both);
  await phone.goOnline();
  await expect
    .poll(kept)
    .toEqual([
      expect.objectContaining({ title: 'A new program', read: true, deleted: false }),
      expect.objectContaining({ title: 'Another one', deleted: true }),
    ]);
});
