import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

export const CLIENT_ID = 'volleypath';
const CODE = 'a-code';

/** What the provider says when it is next asked for tokens; each part may be wrong on purpose. */
export interface NextToken {
  claims?: JWTPayload;
  /** Signed by a key that the provider does not publish. */
  isForged?: boolean;
  /** Signed by nobody: "alg" is "none". */
  isUnsigned?: boolean;
  expiresInSeconds?: number;
}

/** An OpenID provider on this machine that answers with whatever token a test wants. */
export async function startFakeOpenId() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let challenge = '';
  let next: NextToken = {};

  /** What the player does when they come in a browser. */
  let visit: (authorization: string) => URL = () => new URL('about:blank');

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/authorize')) {
      response.writeHead(302, { location: visit(issuer + request.url).href }).end();
      return;
    }
    void respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = await answer(request);
    response.writeHead(json ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json ?? { error: 'invalid_grant' }));
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    if (request.url === '/.well-known/openid-configuration') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    }
    if (request.url === '/keys') return { keys: [jwk] };
    let body = '';
    for await (const part of request) body += String(part);
    const form = new URLSearchParams(body);
    const verifier = form.get('code_verifier') ?? '';
    const proves = createHash('sha256').update(verifier).digest('base64url') === challenge;
    if (form.get('code') !== CODE || !proves) return undefined;
    return { access_token: 'x', token_type: 'Bearer', id_token: await idToken() };
  }

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: CLIENT_ID,
      iat: now,
      exp: now + (next.expiresInSeconds ?? 300),
      ...next.claims,
    };
    if (next.isUnsigned) return new UnsecuredJWT(claims).encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign((next.isForged ? foreign : own).privateKey);
  }

  return {
    issuer: new URL(issuer),
    /** What comes of it when a browser visits the provider; answers where it goes next. */
    onVisit(then: typeof visit): void {
      visit = then;
    },
    /** The player agrees at the provider: where that sends the browser, unless the test changes something. */
    agree(authorization: string, token: NextToken): URL {
      const { searchParams: asked } = new URL(authorization);
      challenge = asked.get('code_challenge') ?? '';
      next = { ...token, claims: { nonce: asked.get('nonce') ?? '', ...token.claims } };
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', CODE);
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
