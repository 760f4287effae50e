import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#config';

/** What a page of ours may load: everything from the app's own origin; WebAssembly is for the pose model. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  // No text becomes markup or script, but the addresses of the service worker (web/src/pwa/start.ts) and of the one
  // that runs the pose model (web/src/features/analysis/pose/pose-finder.ts).
  "require-trusted-types-for 'script'",
  'trusted-types worker pose',
].join(';');

/** Technique is filmed by the app itself; nothing else of a phone is its business. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  ...['geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/** For whatever a browser might show as a page, or run. */
const DOCUMENT_HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

const ONE_YEAR_S = 365 * 24 * 3600;

/** JSON is no page and runs nothing: phones, which get many small answers, are spared what is only for documents. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const tls = config.publicUrl?.protocol === 'https:';
  const always = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(tls && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
  };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(always);
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    const isData = String(reply.getHeader('content-type')).startsWith('application/json');
    // A route that knows better (a picture runs nothing at all) has its stricter policy.
    if (!isData) reply.headers({ ...DOCUMENT_HEADERS, ...ownPolicyOf(reply) });
    done(null, payload);
  });
}

function ownPolicyOf(reply: FastifyReply): Record<string, string> {
  const own = reply.getHeader('content-security-policy');
  return typeof own === 'string' ? { 'content-security-policy': own } : {};
}
