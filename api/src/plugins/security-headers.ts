import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config';

const SELF = "'self'";
const NONE = "'none'";

/** Everything comes from the app's own origin; WebAssembly is for the pose model. */
const POLICY = {
  defaultSrc: [NONE],
  scriptSrc: [SELF, "'wasm-unsafe-eval'"],
  styleSrc: [SELF],
  imgSrc: [SELF, 'blob:', 'data:'],
  mediaSrc: [SELF, 'blob:'],
  fontSrc: [SELF],
  connectSrc: [SELF],
  manifestSrc: [SELF],
  workerSrc: [SELF],
  objectSrc: [NONE],
  baseUri: [NONE],
  frameAncestors: [NONE],
  formAction: [SELF],
};

const ONE_YEAR_S = 365 * 24 * 3600;

export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const tls = config.publicUrl?.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: tls ? { maxAge: ONE_YEAR_S, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
