import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const COMPOSE = read('docker-compose.yml');
const [, LOCKED = '', SERVICES = ''] =
  /^x-locked: &locked\n(.*?)^services:\n(.*?)^volumes:/ms.exec(COMPOSE) ?? [];

/** What is said of each service, by its name. */
const services = Object.fromEntries(
  [...SERVICES.matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n| *#.*\n)*)/gm)].map(([, name = '', said = '']) => [
    name,
    said,
  ]),
);

test('whoever breaks into a container finds it locked: no file but its own, no more rights, no more processes', () => {
  expect(Object.keys(services)).toEqual(['app', 'database']);
  const lines = LOCKED.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'read_only: true',
      'cap_drop: [ALL]',
      "security_opt: ['no-new-privileges:true']",
      'pids_limit: 256',
    ]),
  );
});

test.each(Object.entries(services))('%s is locked, and takes no more memory than is said', (_, said) => {
  expect(said).toMatch(/^ {4}<<: \*locked$/m);
  expect(said).toMatch(/^ {4}mem_limit: \w+$/m);
  // Nothing of it is loosened again.
  expect(said).not.toMatch(
    /read_only|cap_|security_opt|privileged|pids_limit|network_mode|\/var\/run\/docker/,
  );
});

test('nothing is reached from another machine without a proxy', () => {
  const ports = [...SERVICES.matchAll(/^ {6}- '(.*:\d+)'$/gm)].map(([, port]) => port);
  expect(ports).toEqual(['127.0.0.1:${PORT:-3000}:3000']);
});

test('a version in another folder finds the data, and another port is all that it takes', () => {
  expect(COMPOSE).toMatch(/^name: volleypath$/m);
  expect(services['app']).toContain('PUBLIC_URL: ${PUBLIC_URL:-http://localhost:${PORT:-3000}}\n');
});

test('the app waits for a database that it can reach, not for one that is still being set up', () => {
  expect(services['database']).toContain("test: ['CMD', 'pg_isready', '--host', '127.0.0.1', ");
});

test('images are what their digests say', () => {
  const named = [
    ...COMPOSE.matchAll(/^ *image: (.*)$/gm),
    ...read('api/Dockerfile').matchAll(/^(?:ARG NODE=|FROM )(.*?)(?: AS \w+)?$/gm),
  ].map(([, image = '']) => image);
  const others = named.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image));
  expect(named.length).toBeGreaterThan(others.length + 1);
  expect(new Set(others)).toEqual(new Set(['${NODE}', 'packages']));
});
