import { expect, test } from 'vitest';
import { OWN_PATH_MAX, ownPath } from './own-path.ts';

const isOwn = (path: unknown) => ownPath.safeParse(path).success;

test.each([
  '/',
  '/?from=install',
  '/teams',
  '/teams?code=1A2B3C4D',
  '/victory-stories/@Ada_L',
  '/badges?show=streak&earned=all',
  '/share?text=A%20first%20ace%21&url=https%3A%2F%2Fexample.org',
  '/apis',
])('%s is a page of the app', (path) => expect(isOwn(path)).toBe(true));

test.each([
  '//',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/teams\\evil',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/teams\n',
  '/teams\r\nset-cookie: a=b',
  '\u0000/teams',
  ' //evil.example',
  '/ /evil.example',
  '/\u2028/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/teams//evil.example',
  '/%2F/evil.example',
  '/@evil.example',
  '/teams#/evil',
  '/teams?to=//evil.example',
  '/api',
  '/api/logout',
  '/api?x=1',
  '/%61pi/logout',
  '',
  undefined,
  7,
  `/${'a'.repeat(OWN_PATH_MAX)}`,
])('%j is none', (path) => expect(isOwn(path)).toBe(false));
