import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ece from 'http_ece';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECLARATIVE, type PushMessage } from 'sync-protocol/web-push-message';
import { createWebPush, newVapidKeys } from './web-push.ts';

const message: PushMessage = {
  web_push: DECLARATIVE,
  notification: {
    title: 'Time to train',
    body: 'Six tasks are waiting.',
    navigate: 'https://volley.example/',
    lang: 'en',
    tag: 'reminder',
    app_badge: '1',
  },
};

interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine, with a certificate of its own. */
async function startPushService() {
  const dir = mkdtempSync(join(tmpdir(), 'push-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  const received: Received[] = [];
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(Number(request.url?.slice(1))).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const ca = readFileSync(cert);
  rmSync(dir, { recursive: true });
  return { server, ca, received, host: `localhost:${(server.address() as AddressInfo).port}` };
}

describe('web push', () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  const keys = newVapidKeys();
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const target = (path: string) => ({
    endpoint: `https://${service.host}/${path}`,
    p256dh: browser.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  });
  const sender = (connection?: { ca?: Buffer; lookup?: undefined }) =>
    createWebPush({
      keys,
      subject: 'mailto:coach@volley.example',
      extraHosts: [service.host],
      ...(connection && { connection }),
    });

  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => {
    service.server.close();
  });

  it('delivers a message that only the browser can read, signed for its service', async () => {
    expect(await sender({ ca: service.ca, lookup: undefined }).send(target('201'), message, 90)).toEqual({
      kind: 'sent',
    });
    const got = service.received.at(-1);
    if (!got) throw new Error('nothing was received');
    const text = ece.decrypt(got.body, {
      version: 'aes128gcm',
      privateKey: browser,
      authSecret: auth.toString('base64url'),
    });
    expect(JSON.parse(text.toString())).toEqual(message);
    expect(got.body.includes('Time to train')).toBe(false);
    expect(got.headers.ttl).toBe('90');

    const [, token = ''] = /t=([^,]+)/.exec(String(got.headers.authorization)) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const raw = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `https://${service.host}`,
      sub: 'mailto:coach@volley.example',
    });
  });

  it.each([
    ['404', { kind: 'gone' }],
    ['410', { kind: 'gone' }],
    ['429', { kind: 'failed', reason: 'the push service answered 429' }],
    ['500', { kind: 'failed', reason: 'the push service answered 500' }],
    ['302', { kind: 'failed', reason: 'the push service answered 302' }],
  ])('understands the answer %s, and counts it', async (path, outcome) => {
    const push = sender({ ca: service.ca, lookup: undefined });
    for (const _ of [1, 2]) expect(await push.send(target(path), message, Infinity)).toEqual(outcome);
    expect([...push.answers]).toEqual([[path, 2]]);
    expect(service.received.at(-1)?.headers.ttl).toBe(String(4 * 3600));
  });

  it('never connects to an address that is not public', async () => {
    const before = service.received.length;
    const push = sender();
    const outcome = await push.send(target('201'), message, 60);
    expect([...push.answers]).toEqual([['none', 1]]);
    expect(outcome).toEqual({ kind: 'failed', reason: 'localhost leads to an address that is not public' });
    expect(service.received).toHaveLength(before);
  });

  it('tells nothing to a service whose certificate nobody vouches for', async () => {
    const before = service.received.length;
    const outcome = await sender({ lookup: undefined }).send(target('201'), message, 60);
    expect(outcome).toEqual({ kind: 'failed', reason: expect.stringContaining('self-signed certificate') });
    expect(service.received).toHaveLength(before);
  });

  it('gives up a subscription whose address is no push service', async () => {
    const outcome = await sender({ ca: service.ca, lookup: undefined }).send(
      { ...target('201'), endpoint: 'https://evil.example/' },
      message,
      60,
    );
    expect(outcome).toEqual({ kind: 'gone' });
  });
});
