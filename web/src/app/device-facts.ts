import { PROTOCOL } from 'sync-protocol/wire';
import { messages as text } from './debug-messages.ts';

export type Fact = [label: string, value: string | null | undefined | number];

/** What this browser is and gives us: version, storage, worker, push. Nothing of it is sent anywhere. */
export async function deviceFacts(): Promise<Fact[]> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return [
    [text.version, APP_VERSION],
    [text.protocol, PROTOCOL],
    [text.build, import.meta.env.MODE],
    [text.script, scriptName()],
    [text.display, matchMedia('(display-mode: standalone)').matches ? text.installed : text.inBrowser],
    [text.online, String(navigator.onLine)],
    [
      text.storage,
      usage !== undefined && quota !== undefined ? text.of(megabytes(usage), megabytes(quota)) : null,
    ],
    [text.persisted, String((await navigator.storage?.persisted?.()) ?? false)],
    [text.worker, registration ? workerState(registration) : null],
    [text.permission, 'Notification' in window ? Notification.permission : null],
    [text.push, (await registration?.pushManager?.getSubscription()) ? text.subscribed : null],
    [text.zone, Intl.DateTimeFormat().resolvedOptions().timeZone],
    [text.browser, navigator.userAgent],
  ];
}

/** The build's own name: the hash in its first script. */
function scriptName(): string | undefined {
  const entry =
    document.querySelector<HTMLScriptElement>('script[type=module]')?.src ??
    document.querySelector<HTMLLinkElement>('#entry')?.href;
  return entry?.split('/').at(-1);
}

function workerState({ active, waiting }: ServiceWorkerRegistration): string {
  return [active?.state, waiting && text.updateWaits].filter(Boolean).join(', ');
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
