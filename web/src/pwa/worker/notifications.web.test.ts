import { beforeEach, expect, it, vi } from 'vitest';
import { openNotification, renewSubscription, showMessage } from './notifications.ts';
import { inOldBrowser } from './testing.ts';

const ORIGIN = 'https://volleypath.test';
const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const matchAll = vi.fn<(options: ClientQueryOptions) => Promise<unknown[]>>(async () => []);
const openWindow = vi.fn<(url: string) => Promise<null>>(async () => null);
const subscribe = vi.fn<(options: unknown) => Promise<unknown>>();
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json({}));

const setAppBadge = vi.fn<(unread?: number) => Promise<void>>(async () => undefined);

const workerOn = (navigator: Partial<NavigatorBadge>) =>
  ({
    location: { origin: ORIGIN },
    navigator,
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll, openWindow },
    fetch,
  }) as unknown as ServiceWorkerGlobalScope;
const worker = workerOn({ setAppBadge });

const data = (json: unknown) => ({ json: () => json }) as PushMessageData;
const notification = (navigate?: unknown) =>
  ({ close: vi.fn<() => void>(), data: { navigate } }) as unknown as Notification;

beforeEach(() => vi.clearAllMocks());

it('shows a declarative message', async () => {
  const message = {
    title: 'Time to train',
    body: 'Two left',
    navigate: `${ORIGIN}/`,
    tag: 'reminder',
    lang: 'en',
  };
  await showMessage(worker, data({ web_push: 8030, notification: message }));
  expect(showNotification).toHaveBeenCalledWith(
    'Time to train',
    expect.objectContaining({
      body: 'Two left',
      tag: 'reminder',
      renotify: true,
      data: { navigate: `${ORIGIN}/` },
    }),
  );
});

it.each([null, data(null), data({}), data({ notification: {} })])(
  'always shows something (%#)',
  async (message) => {
    await showMessage(worker, message);
    expect(showNotification).toHaveBeenCalledWith(
      'VolleyPath',
      expect.objectContaining({ body: expect.anything() as string }),
    );
    // Browsers refuse one without a tag that is to be heard again.
    expect(showNotification.mock.lastCall?.[1]).not.toHaveProperty('renotify');
  },
);

it.each([
  ['how many things are unread', { title: 'Cheers', body: 'Two', app_badge: '2' }, 2],
  ['that nothing is', { title: 'Cheers', body: 'Two', app_badge: '0' }, 0],
  ['a dot, where the message does not say', { title: 'Cheers', body: 'Two' }, undefined],
  ['a dot, where the message is not ours', {}, undefined],
])('puts on the app’s icon %s', async (_, notification, unread) => {
  await showMessage(worker, data({ web_push: 8030, notification }));
  expect(setAppBadge.mock.calls).toEqual([[unread]]);
  expect(showNotification).toHaveBeenCalledOnce();
});

it('shows the message where the icon takes no number, or the platform has none', async () => {
  setAppBadge.mockRejectedValueOnce(new DOMException('No right to', 'NotAllowedError'));
  await showMessage(worker, null);
  await showMessage(workerOn({}), null);
  expect(showNotification).toHaveBeenCalledTimes(2);
});

it('shows something also when the message is no JSON', async () => {
  const broken = { json: () => JSON.parse('{') as unknown } as PushMessageData;
  await showMessage(worker, broken);
  expect(showNotification).toHaveBeenCalledOnce();
});

it('a tap changes the screen of an open window, even if the browser won’t focus it', async () => {
  const client = {
    postMessage: vi.fn<(message: unknown) => void>(),
    focus: vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('Not allowed'))),
  };
  matchAll.mockResolvedValueOnce([client]);
  const tapped = notification(`${ORIGIN}/training?x=1`);
  await openNotification(worker, tapped);
  expect(client.postMessage).toHaveBeenCalledWith({ type: 'open', path: '/training?x=1' });
  expect(client.focus).toHaveBeenCalledOnce();
  // One that a worker of before has opened counts too.
  expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  expect(openWindow).not.toHaveBeenCalled();
  expect(tapped.close).toHaveBeenCalledOnce();
});

it.each([
  [`${ORIGIN}/badges`, `${ORIGIN}/badges`],
  ['/badges', `${ORIGIN}/badges`],
  ['https://elsewhere.test/badges', `${ORIGIN}/`],
  ['javascript:alert(1)', `${ORIGIN}/`],
  ['https://', `${ORIGIN}/`],
  [undefined, `${ORIGIN}/`],
])('a tap on %s opens %s, in the oldest browsers that we serve too', (navigate, opened) =>
  inOldBrowser(async () => {
    await openNotification(worker, notification(navigate));
    expect(openWindow).toHaveBeenCalledWith(opened);
  }),
);

it('F35 takes the address that the browser has made itself', async () => {
  const newSubscription = { toJSON: () => ({ endpoint: 'https://push.test/2', keys: {} }) };
  const oldSubscription = { endpoint: 'https://push.test/1', options: {} };
  await renewSubscription(worker, {
    oldSubscription,
    newSubscription,
  } as unknown as PushSubscriptionChangeEvent);
  expect(subscribe).not.toHaveBeenCalled();
  expect(fetch.mock.lastCall?.[1].body).toBe(
    '{"endpoint":"https://push.test/2","keys":{},"replaces":"https://push.test/1"}',
  );
});

it('F35 tells the server the new address of this browser', async () => {
  const keys = { p256dh: 'p', auth: 'a' };
  subscribe.mockResolvedValueOnce({ toJSON: () => ({ endpoint: 'https://push.test/2', keys }) });
  const oldSubscription = { endpoint: 'https://push.test/1', options: { userVisibleOnly: true } };
  await renewSubscription(worker, {
    oldSubscription,
    newSubscription: null,
  } as unknown as PushSubscriptionChangeEvent);
  expect(subscribe).toHaveBeenCalledWith(oldSubscription.options);
  expect(fetch).toHaveBeenCalledWith(
    '/api/push/subscriptions',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({ endpoint: 'https://push.test/2', keys, replaces: 'https://push.test/1' }),
    }),
  );
});
