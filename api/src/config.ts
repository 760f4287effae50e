import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Config } from '#providers/media/s3-store.ts';

/** Variables that may also come from a file, named by the same variable with `_FILE` behind it. */
export const SECRETS = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'S3_SECRET_KEY',
  'VISION_KEY',
] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL like https://volley.example.org' })
  .transform((text) => new URL(text))
  .refine(
    (url) => url.pathname === '/' && url.search === '',
    'must have no path: a sub-path is not supported',
  );

/** How long the prefix of a network may be, by the version of IP. */
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Whether it is one proxy, or some: by a name that stands for addresses, an address, or a network of them. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', prefix = '1'] = /^([\da-fA-F.:]+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  return Number(prefix) <= (BITS[isIP(address)] ?? 0);
}

/** `off`, or the proxies' addresses; trusting everyone, or a mere count of proxies, could be abused. */
const trustProxy = z
  .string()
  .refine(
    (value) => value === 'off' || value.split(',').every((part) => isProxy(part.trim())),
    'must be off, or addresses separated by commas (loopback, uniquelocal, 10.0.0.0/8 …)',
  )
  .transform((value) => (value === 'off' ? (false as const) : value));

/** Where a URL's password has a # / or ? in it, the rest of it stands behind the host: another server's, without a word. */
function isWhole(text: string): boolean {
  const { hash, pathname, search, username, password } = new URL(text);
  if (hash !== '' || (pathname + search).includes('@')) return false;
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** A URL in which a name and a password may stand. */
function withPassword(protocol: RegExp, example: string) {
  const error = `must be a URL like ${example}; in a password write # / ? @ % as %23 %2F %3F %40 %25`;
  return z.url({ protocol, error, abort: true }).refine(isWhole, error);
}

/** Without TLS everybody on the way reads along; on one machine there is no way. */
const isTlsOrLocal = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const issuer = z
  .url({ protocol: /^https?$/, error: 'must be a URL like https://accounts.google.com' })
  .transform((text) => new URL(text))
  .refine(isTlsOrLocal, 'must begin with https://');

const visionUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL like https://api.example.com/v1' })
  .transform((text) => new URL(text))
  .refine(isTlsOrLocal, 'must begin with https://, unless it is this machine');

const hostPattern = z
  .string()
  .regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'must be host names separated by commas, each may begin with "*."');

const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(hostPattern));

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  DATABASE_URL: withPassword(/^postgres(ql)?$/, 'postgres://volley:secret@localhost:5432/volley').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(5),
  DATA_DIR: z.string().default('.data'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: withPassword(/^smtps?$/, 'smtps://user:secret@mail.example.org').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
      'must be an address, or a name with <an address>',
    )
    .optional(),
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/.+)$/, 'must be a mailto: or https: address')
    .refine((text) => !text.includes('localhost'), 'must be a real address: push services refuse localhost')
    .optional(),
  PUSH_HOSTS: hostList.default([]),
  OIDC_NAME: z.string().max(30).default('Google'),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL like https://s3.eu-central-1.amazonaws.com' })
    .transform((text) => new URL(text))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_KEY_ID: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  VISION_URL: visionUrl.optional(),
  VISION_KEY: z
    .string()
    .regex(/^[\x21-\x7E]+$/, 'must have no blanks')
    .optional(),
  VISION_MODEL: z.string().max(200).optional(),
});

/** Every variable the server reads; `.env.example` names exactly these. */
export const ENVIRONMENT_KEYS = Object.keys(environment.shape);

/** What is wrong with the environment: all of it at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`The configuration has ${count}:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The value of each variable; an empty one counts as unset, a secret is read from its file if one is named. */
function collect(env: Environment, problems: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const key of ENVIRONMENT_KEYS) {
    const value = env[key];
    if (value) values[key] = value;
  }
  for (const key of SECRETS) {
    const file = env[`${key}_FILE`];
    if (!file) continue;
    if (values[key]) {
      problems.push(`${key}: is set twice, as ${key} and as ${key}_FILE`);
      continue;
    }
    try {
      values[key] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${key}_FILE: the file cannot be read`);
    }
  }
  return values;
}

/** What makes sense together only. */
const WHOLES = {
  OIDC_: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  S3_: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET_KEY'],
  VISION_: ['VISION_URL', 'VISION_KEY', 'VISION_MODEL'],
};

function missingParts(values: Record<string, string>): string[] {
  return Object.entries(WHOLES).flatMap(([whole, parts]) => {
    const missing = parts.filter((part) => !values[part]);
    if (missing.length === parts.length) return [];
    return missing.map((part) => `${part}: is required with the other ${whole} variables`);
  });
}

function productionProblems(values: Record<string, string>): string[] {
  if (values.NODE_ENV !== 'production') return [];
  const problems = [];
  const { PUBLIC_URL: url } = values;
  if (!url) problems.push('PUBLIC_URL: is required in production');
  if (url && URL.canParse(url) && !isTlsOrLocal(new URL(url)))
    problems.push('PUBLIC_URL: must begin with https:// in production, unless it is this machine');
  if (values.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: off is refused in production');
  return problems;
}

/**
 * The server's configuration, from the environment.
 * @throws ConfigError that lists everything wrong with it.
 */
export function parseConfig(env: Environment) {
  const problems: string[] = [];
  const values = collect(env, problems);
  const parsed = environment.safeParse(values);
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  problems.push(...missingParts(values), ...productionProblems(values));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const is = parsed.data;
  const production = is.NODE_ENV === 'production';
  return {
    production,
    port: is.PORT,
    host: is.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    /** Where players reach the app; in development unset, then the request's own host counts. */
    publicUrl: is.PUBLIC_URL ?? null,
    trustProxy: is.TRUST_PROXY,
    /** Null: the embedded database in `dataDir`. */
    databaseUrl: is.DATABASE_URL ?? null,
    databasePool: is.DATABASE_POOL,
    dataDir: resolve(is.DATA_DIR),
    rateLimits: is.RATE_LIMITS === 'on',
    /** False: browsers get a worker that takes the app's away (`plugins/kill-switch.ts`). */
    serviceWorker: is.SERVICE_WORKER === 'on',
    logLevel: is.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: is.METRICS_TOKEN ?? null,
    /** Null: mails are written to a folder in `dataDir`. */
    smtpUrl: is.SMTP_URL ?? null,
    mailFrom: is.MAIL_FROM ?? `VolleyPath <no-reply@${is.PUBLIC_URL?.hostname ?? 'volleypath.invalid'}>`,
    /** Where players and parents can write to; null: they are told to ask their club. */
    contactEmail: is.CONTACT_EMAIL ?? null,
    /** Who is told that something waits for the operator; null: nobody. */
    operatorEmail: is.OPERATOR_EMAIL ?? is.CONTACT_EMAIL ?? null,
    vapidSubject: is.VAPID_SUBJECT ?? (is.PUBLIC_URL?.protocol === 'https:' ? is.PUBLIC_URL.origin : null),
    pushHosts: is.PUSH_HOSTS,
    /** Null: players sign in with a password only. */
    openId: openIdOf(is),
    /** Null: files lie in a folder in `dataDir`. */
    s3: s3Of(is),
    /** Null: no picture of an analysis is taken from anybody. */
    visionModel: visionModelOf(is),
  };
}

function s3Of(is: z.output<typeof environment>): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = is;
  const { S3_KEY_ID: accessKeyId, S3_SECRET_KEY: secretAccessKey } = is;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function openIdOf(is: z.output<typeof environment>): OpenIdConfig | null {
  if (!is.OIDC_ISSUER || !is.OIDC_CLIENT_ID || !is.OIDC_CLIENT_SECRET) return null;
  return {
    name: is.OIDC_NAME,
    issuer: is.OIDC_ISSUER,
    clientId: is.OIDC_CLIENT_ID,
    clientSecret: is.OIDC_CLIENT_SECRET,
  };
}

/** A provider of sign-ins, and who we are to it. */
export interface OpenIdConfig {
  /** As players know it. */
  name: string;
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

function visionModelOf(is: z.output<typeof environment>): VisionModelConfig | null {
  if (!is.VISION_URL || !is.VISION_KEY || !is.VISION_MODEL) return null;
  return { url: is.VISION_URL, key: is.VISION_KEY, model: is.VISION_MODEL };
}

/** A model that looks at pictures, behind an interface like OpenAI's, and who we are to it. */
export interface VisionModelConfig {
  /** Above `chat/completions`. */
  url: URL;
  key: string;
  model: string;
}

export type Config = ReturnType<typeof parseConfig>;

/** Where players reach the app, as an origin. */
export function appOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl?.origin ?? `http://localhost:${port}`;
}
