import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECRETS } from './config.ts';
import { aboutNearNames, aboutUnknownNames } from './unknown-names.ts';

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test.each([
  ['SMPT_URL', 'SMPT_URL (SMTP_URL?)'],
  ['PUBLIC_URI', 'PUBLIC_URI (PUBLIC_URL?)'],
  ['smtp_url', 'smtp_url (SMTP_URL?)'],
  ['TRUSTPROXY', 'TRUSTPROXY (TRUST_PROXY?)'],
  ['POSTGRES_PASWORD', 'POSTGRES_PASWORD (POSTGRES_PASSWORD?)'],
  ['SMTP_URL_FIEL', 'SMTP_URL_FIEL (SMTP_URL_FILE?)'],
  ['SENDGRID_KEY', 'SENDGRID_KEY'],
  ['DB', 'DB'],
  ['Smtp_Uri', 'Smtp_Uri (SMTP_URL?)'],
])('%s is named, with the nearest known name if one is close', (name, named) => {
  expect(aboutUnknownNames('.env', `PORT=3000\n${name}=a-secret\n`)).toBe(
    `.env: nothing here reads ${named}`,
  );
});

test('several are one line, which has no values', () => {
  const text = 'SMPT_URL=smtp://user:one@host\n# PUBLIK_URL=two\nexport LOGLEVEL="three"\nSMPT_URL=four\n';
  expect(aboutUnknownNames('.env', text)).toBe(
    '.env: nothing here reads LOGLEVEL (LOG_LEVEL?), SMPT_URL (SMTP_URL?)',
  );
});

test('of what can’t be a name the line is told: a secret over several lines is not written to a log', () => {
  const text = 'METRICS_TOKEN=abc\nqL+9/x=\n9fK=\naGVsbG8=\n';
  expect(aboutUnknownNames('.env', text)).toBe('.env: lines 2, 3, 4 are lost: each has to be NAME=value');
});

test.each([
  ['export PORT=3000\n PORT = 3000\nPORT=3000 # words\n\n  # words\n', undefined],
  ['METRICS_TOKEN="one\ntwo words\n\nthree=3"\r\nPORT=3000\r\nVAPID_SUBJECT=`a\nb` # words', undefined],
  ['LOG_LEVEL=warn\nset PORT=3000', 'line 2 is lost: it has to be NAME=value'],
  ['$env:PORT="3000"', 'line 1 is lost: it has to be NAME=value'],
  ['- PORT=3000', 'line 1 is lost: it has to be NAME=value'],
  ['PORT: 3000\nHOST=localhost\nDATA_DIR', 'lines 1, 3 are lost: each has to be NAME=value'],
  [
    'port=3000\r\nsetx PORT 3000\r\n',
    'nothing here reads port (PORT?); line 2 is lost: it has to be NAME=value',
  ],
])('%j: %s', (text, about) => {
  expect(aboutUnknownNames('.env', text)).toBe(about && `.env: ${about}`);
});

test('of the environment’s names those are told that are nearly one of ours, which is not set', () => {
  const env = {
    RATE_LIMIT: 'off',
    smtp_uri: 'smtp://user:one@host',
    SENDGRID_KEY: 'two',
    PATH: '/bin',
    HOME: '/',
  };
  expect(aboutNearNames(env)).toBe(
    'the environment: nothing here reads RATE_LIMIT (RATE_LIMITS?), smtp_uri (SMTP_URL?)',
  );
  expect(aboutNearNames({ DATABASE_PORT: 'of another program', DATABASE_POOL: '9' })).toBeUndefined();
});

test('all that example, Compose and the documentation name is known', () => {
  const example = file('.env.example').replaceAll(/^# (?=[A-Z\d_]+=)/gm, '');
  const compose = [...file('docker-compose.yml').matchAll(/\$\{([A-Z_]+)|^ {6}([A-Z_]+):/gm)];
  const documented = [...file('docs/hosting.md').matchAll(/^([A-Z_]+)=/gm)];
  const names = [...compose, ...documented].flatMap(([, ...found]) => found.filter(Boolean));
  expect(names).toEqual(expect.arrayContaining(['POSTGRES_PASSWORD', 'PGPASSWORD', 'CONTACT_EMAIL']));
  const others = ['COMPOSE_PROJECT_NAME', 'TZ', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY'];
  const all = [...names, ...others, ...SECRETS.map((name) => `${name}_FILE`)];
  expect(
    aboutUnknownNames('.env', `${example}\n${all.map((name) => `${name}=x`).join('\n')}`),
  ).toBeUndefined();
});
