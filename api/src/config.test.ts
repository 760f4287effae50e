import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, ENVIRONMENT_KEYS, parseConfig, SECRETS } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  test('needs nothing on a laptop', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({ port: 3000, host: 'localhost', databaseUrl: null, rateLimits: true });
    expect(config.dataDir).toMatch(/\.data$/);
  });

  test('lists everything wrong at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'production', RATE_LIMITS: 'off' });
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'PUBLIC_URL',
      'RATE_LIMITS',
    ]);
    expect(() => parseConfig({ PORT: 'x' })).toThrow(/^The configuration has 1 problem:\n  PORT: /);
  });

  test('takes an empty variable for unset', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('reads a secret from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'url');
    writeFileSync(file, 'postgres://db/volley\n');
    expect(parseConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://db/volley');
    expect(problemsOf({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db/other' })).toHaveLength(1);
    expect(problemsOf({ METRICS_TOKEN_FILE: '/nowhere/token' })).toEqual([
      'METRICS_TOKEN_FILE: the file cannot be read',
    ]);
  });

  test.each([
    ['off', false],
    ['10.0.0.1, 192.168.0.0/16', '10.0.0.1, 192.168.0.0/16'],
    ['loopback,uniquelocal', 'loopback,uniquelocal'],
    ['::1, fd00::/8', '::1, fd00::/8'],
  ])('understands TRUST_PROXY=%s', (value, expected) => {
    expect(parseConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  test.each(['true', 'on', '*', '0.0.0.0/0', '::/0'])('never trusts every proxy: TRUST_PROXY=%s', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toHaveLength(1);
  });

  test.each([
    '1',
    'face',
    '10.0.0.0/99',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0',
    'loopback,',
    'off, loopback',
  ])('takes nothing for a proxy that is no address: TRUST_PROXY=%s', (value) => {
    expect(problemsOf({ TRUST_PROXY: value })).toEqual([
      expect.stringMatching(/^TRUST_PROXY: must be off, or /),
    ]);
  });

  test.each([
    ['DATABASE_URL', 'postgres://volley:12#ss@db/volley'],
    ['DATABASE_URL', 'postgres://volley:pa#ss@db/volley'],
    ['DATABASE_URL', 'postgres://volley:50%off@db/volley'],
    ['DATABASE_URL', 'mysql://db/volley'],
    ['SMTP_URL', 'smtps://user:12#ss@mail.example.org'],
    ['SMTP_URL', 'smtps://user:12/ss@mail.example.org'],
    ['SMTP_URL', 'smtps://user:12?ss@mail.example.org'],
  ])('takes no part of a password for a server: %s=%s', (key, value) => {
    expect(problemsOf({ [key]: value })).toEqual([expect.stringMatching(/^\w+: must be a URL like .*%23/)]);
  });

  test.each([
    ['databaseUrl', 'DATABASE_URL', 'postgresql://volley:p%23%40ss@db:5432/volley?sslmode=require'],
    ['databaseUrl', 'DATABASE_URL', 'postgres:///volley?host=/run/postgresql'],
    ['smtpUrl', 'SMTP_URL', 'smtps://user%40example.org:p@ss@mail.example.org:465/?pool=true'],
    ['smtpUrl', 'SMTP_URL', 'smtp://localhost'],
  ] as const)('takes a server with its password as it is: %s', (name, key, value) => {
    expect(parseConfig({ [key]: value })[name]).toBe(value);
  });

  test('refuses what push services refuse, and a sub-path', () => {
    expect(
      problemsOf({ VAPID_SUBJECT: 'mailto:me@localhost', PUBLIC_URL: 'https://a.example/app' }),
    ).toHaveLength(2);
    expect(parseConfig({ PUBLIC_URL: 'https://a.example' }).vapidSubject).toBe('https://a.example');
  });

  test.each([
    ['http://volley.example', 1],
    ['http://192.168.1.5:3000', 1],
    ['http://localhost.evil.example', 1],
    ['https://volley.example', 0],
    ['http://localhost:3000', 0],
    ['http://[::1]:3000', 0],
  ])('lets no password travel in the clear in production: PUBLIC_URL=%s', (PUBLIC_URL, problems) => {
    expect(problemsOf({ NODE_ENV: 'production', PUBLIC_URL })).toHaveLength(problems);
    expect(problemsOf({ PUBLIC_URL })).toHaveLength(0);
  });

  test('names a bucket with all that it takes, or none', () => {
    expect(parseConfig({ S3_REGION: 'eu-west-1' }).s3).toBeNull();
    expect(problemsOf({ S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'No Bucket' })).toHaveLength(3);
    const whole = { S3_ENDPOINT: 'https://s3.example.org', S3_KEY_ID: 'id', S3_SECRET_KEY: 'secret' };
    expect(parseConfig({ ...whole, S3_BUCKET: 'stories' }).s3).toMatchObject({
      bucket: 'stories',
      region: 'us-east-1',
      accessKeyId: 'id',
    });
  });

  test('takes a provider, and a vision model, as a whole or not at all', () => {
    expect(problemsOf({ OIDC_ISSUER: 'https://accounts.example.org' })).toHaveLength(2);
    expect(problemsOf({ VISION_URL: 'https://api.example.org/v1', VISION_MODEL: 'coach' })).toEqual([
      'VISION_KEY: is required with the other VISION_ variables',
    ]);
    const whole = { VISION_URL: 'https://api.example.org/v1', VISION_MODEL: 'coach', VISION_KEY: 'k' };
    expect(parseConfig(whole).visionModel).toMatchObject({ key: 'k', model: 'coach' });
    expect(problemsOf({ ...whole, VISION_URL: 'http://api.example.org/v1' })).toHaveLength(1);
    expect(parseConfig({}).visionModel).toBeNull();
  });

  test('is described by .env.example, name by name', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^#? ?([A-Z\d_]+)=/gm)].map((match) => match[1]);
    const secretFiles = SECRETS.map((key) => `${key}_FILE`);
    expect(named.toSorted()).toEqual([...ENVIRONMENT_KEYS, ...secretFiles].toSorted());
  });
});
