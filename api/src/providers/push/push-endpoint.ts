import { isIP } from 'node:net';
import { MAX_ENDPOINT_LENGTH } from 'sync-protocol/contract/notifications/web-push';

/** The push services of the browsers. `*.` stands for any name below. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * The address of a push subscription as it may be stored and called, or null. Players name these addresses, so
 * only known push services are called: https, no user name, the usual port unless the list says another.
 * @param extraHosts more services, `host`, `host:port` or `*.host`, from the configuration
 */
export function pushEndpoint(text: string, extraHosts: readonly string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    // Letters that an address may not have are written longer.
    url.href.length > MAX_ENDPOINT_LENGTH ||
    url.protocol !== 'https:' ||
    url.username ||
    url.password ||
    isIP(url.hostname.replace(/^\[|\]$/g, ''))
  )
    return null;
  return [...PUSH_SERVICES, ...extraHosts].some((pattern) => matches(url.host, pattern)) ? url.href : null;
}

function matches(host: string, pattern: string): boolean {
  return pattern.startsWith('*.')
    ? host.endsWith(pattern.slice(1)) && host.length >= pattern.length
    : host === pattern;
}
