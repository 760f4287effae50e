import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECRETS } from './config.ts';
import { aboutUnknownNames } from './unknown-names.ts';

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

test('what can’t be a name is none: a secret over several lines is not written to a log', () => {
  expect(aboutUnknownNames('.env', 'METRICS_TOKEN=abc\nqL+9/x=\n9fK=\naGVsbG8=\n')).toBeUndefined();
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
