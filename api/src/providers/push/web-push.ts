import { Agent, request, type AgentOptions } from 'node:https';
import type { PushMessage } from 'sync-protocol/web-push-message';
import webPush from 'web-push';
import { pushEndpoint } from './push-endpoint.ts';
import { lookupPublic } from '../public-address.ts';

/** Push services refuse larger bodies. */
const MAX_PAYLOAD_BYTES = 3000;
const TIMEOUT_MS = 10_000;
/** So long a connection is kept for the next message. */
const IDLE_MS = 5000;
/** So long (seconds) at most a push service keeps a message for a device that is off. */
const KEPT_SECONDS = 4 * 3600;

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the subscription is dead for good. `failed`: this message did not get through. */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'failed'; reason: string };

/** Delivers messages to browsers. */
export interface PushSender {
  readonly publicKey: string;
  /** How often push services have answered since the start, by status; `none` where they did not. */
  readonly answers: ReadonlyMap<string, number>;
  /** @param seconds how long the message may be kept for a device that is off: what comes later helps nobody */
  send(target: PushTarget, message: PushMessage, seconds: number): Promise<PushOutcome>;
}

export interface WebPushOptions {
  keys: VapidKeys;
  /** Who runs this server, for the push services: a mailto: or https: address. */
  subject: string;
  extraHosts: readonly string[];
  /** How to connect; by default only to public addresses. */
  connection?: AgentOptions;
}

export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/** Web push (RFC 8030, 8291, 8292) to the browsers' push services. */
export function createWebPush({ keys, subject, extraHosts, connection }: WebPushOptions): PushSender {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, lookup: lookupPublic, ...connection });
  const answers = new Map<string, number>();
  const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
  return {
    publicKey: keys.publicKey,
    answers,
    send: async (target, message, seconds) => {
      const endpoint = pushEndpoint(target.endpoint, extraHosts);
      if (!endpoint) return { kind: 'gone' };
      const payload = JSON.stringify(message);
      if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
        return { kind: 'failed', reason: 'the message is too long' };
      try {
        const { method, headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
          payload,
          {
            vapidDetails: { subject, ...keys },
            TTL: Math.min(KEPT_SECONDS, seconds),
            urgency: 'normal',
            contentEncoding: 'aes128gcm',
          },
        );
        const status = await post(endpoint, { method, headers, body, agent });
        count(String(status));
        return outcomeOf(status);
      } catch (error) {
        count('none');
        return { kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  return { kind: 'failed', reason: `the push service answered ${status}` };
}

interface Post {
  method: string;
  headers: Record<string, string | number>;
  body: Buffer | null;
  agent: Agent;
}

/** Sends a request and answers its status; redirects are not followed. */
function post(endpoint: string, { method, headers, body, agent }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sending = request(endpoint, { method, headers, agent, signal }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
