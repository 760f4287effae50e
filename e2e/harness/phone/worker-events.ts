import type { CDPSession, Page, Worker } from '@playwright/test';

/** What a browser itself does to an app's service worker, done by its own test protocol. */
export interface WorkerEvents {
  /** A push message comes in for the app, and is dealt with. */
  push(message: unknown): Promise<void>;
  /** The browser gives the worker the moment in the background that was asked for under this tag. */
  sync(tag: string): Promise<void>;
}

/**
 * The events of the worker that is in charge of `origin`.
 * @param page any page of the browser, the app's or not
 */
export async function workerEvents(page: Page, origin: string): Promise<WorkerEvents> {
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, `${origin}/`);
  const service = 'pushMessaging' as const;
  await session.send('BackgroundService.clearEvents', { service });
  await session.send('BackgroundService.setRecording', { shouldRecord: true, service });
  await session.send('BackgroundService.startObserving', { service });
  return {
    push: async (message) => {
      const data = JSON.stringify(message);
      const handled = pushHandled(session);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await handled;
    },
    sync: async (tag) => {
      await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag,
        lastChance: false,
      });
    },
  };
}

async function registrationOf(session: CDPSession, scope: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === scope && !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

interface BackgroundServiceEvent {
  backgroundServiceEvent: { eventName: string };
}

/**
 * Resolves when the worker is done with a message. Who asks for the notifications before it is shown may make the
 * browser forget it: it takes what it does not show yet for closed.
 */
function pushHandled(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    const listen = ({ backgroundServiceEvent: { eventName } }: BackgroundServiceEvent) => {
      if (eventName !== 'Push event completed') return;
      session.off('BackgroundService.backgroundServiceEventReceived', listen);
      resolve();
    };
    session.on('BackgroundService.backgroundServiceEventReceived', listen);
  });
}

interface Shown {
  title: string;
  body: string;
}

/** The notifications that the app shows at the moment. */
export async function shownNotifications(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

/** What a service worker has and a page has not. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/**
 * Taps the notification of this title, as the worker hears it. The event is not the browser's own, so the worker
 * may not bring a window to the front.
 */
export async function tapNotification(page: Page, title: string): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(async (wanted) => {
    const { registration, NotificationEvent } = globalThis as unknown as WorkerScope;
    const notification = (await registration.getNotifications()).find((one) => one.title === wanted);
    if (!notification) throw new Error(`No notification says ${wanted}.`);
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  }, title);
}

/** The worker of a page of the app: browsers stop workers that have nothing to do, and start them for a message. */
async function workerOf(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  if (worker) return worker;
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'wake' });
  });
  return started;
}
