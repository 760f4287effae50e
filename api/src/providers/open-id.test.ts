import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createOpenId, OpenIdRefusal, type OpenId } from './open-id.ts';

const REDIRECT = 'http://127.0.0.1:1/api/login/callback';
const server = createServer();
let openId: OpenId;
let issuer: string;

beforeAll(async () => {
  // It warns of its keys and pages for development, which these are.
  for (const method of ['warn', 'info'] as const) vi.spyOn(console, method).mockReturnValue();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'volleypath', client_secret: 'a-secret-of-some-length', redirect_uris: [REDIRECT] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.org`, email_verified: true, given_name: 'Robin' }),
    }),
  });
  server.on('request', (request, response) => void provider.callback()(request, response));
  openId = createOpenId({
    name: 'Test',
    issuer: new URL(issuer),
    clientId: 'volleypath',
    clientSecret: 'a-secret-of-some-length',
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

/** A browser at the provider: follows its redirects, and answers its forms as `forms` says, until it leaves again. */
async function visit(start: URL, forms: Record<string, string>[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  let body: URLSearchParams | undefined;
  for (;;) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    const form = location ? undefined : forms.shift();
    if (!location && !form) throw new Error(`stuck at ${url.href}: ${answer.status} ${await answer.text()}`);
    body = form && new URLSearchParams(form);
    if (location) url = new URL(location, url);
    if (url.origin !== issuer) return url;
  }
}

const LOGIN = { prompt: 'login', login: 'robin', password: 'x' };
const CONSENT = { prompt: 'consent' };

test('a player signs in at a real provider, by code, PKCE, state and nonce', async () => {
  const { url, kept } = await openId.begin(REDIRECT);
  const back = await visit(url, [LOGIN, CONSENT]);
  expect(await openId.finish(back, kept)).toEqual({
    issuer,
    subject: 'robin',
    email: 'robin@example.org',
    firstName: 'Robin',
  });
  // The code is spent.
  await expect(openId.finish(back, kept)).rejects.not.toBeInstanceOf(OpenIdRefusal);
});

test('whoever did not begin can’t finish', async () => {
  const { url, kept } = await openId.begin(REDIRECT);
  const back = await visit(url, [LOGIN, CONSENT]);
  const other = (await openId.begin(REDIRECT)).kept;
  await expect(openId.finish(back, { ...kept, verifier: other.verifier })).rejects.not.toBeInstanceOf(
    OpenIdRefusal,
  );
});

test('a provider that calls itself another one is not asked', async () => {
  const impostor = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` }));
  }).listen(0, '127.0.0.1');
  await once(impostor, 'listening');
  onTestFinished(() => void impostor.close());
  const { port } = impostor.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}`);
  const lured = createOpenId({ name: 'Test', issuer: url, clientId: 'volleypath', clientSecret: 'x' });
  await expect(lured.begin(REDIRECT)).rejects.toThrow(/issuer/i);
});

test('a no at the provider is told apart from a fault', async () => {
  const { url, kept } = await openId.begin(REDIRECT);
  url.searchParams.set('prompt', 'none');
  await expect(openId.finish(await visit(url, []), kept)).rejects.toBeInstanceOf(OpenIdRefusal);
});
