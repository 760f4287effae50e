import { expect, it } from 'vitest';
import { tooNew } from './too-new.ts';

it.each([
  ['Response.json({})', ['Response.json']],
  ['if (URL.canParse(text)) go()', ['URL.canParse']],
  ['new Set(a).union(b)', ['.union()']],
  ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
  ['navigator.vibrate(20)', ['navigator.vibrate']],
  ['new CookieStore(); new URLPattern({})', ['CookieStore', 'URLPattern']],
])('%s is more than the oldest browsers can', (code, names) => {
  expect(tooNew(code)).toEqual(names);
});

it.each([
  'list.toSorted().at(-1)',
  'new Response(JSON.stringify([])).json()',
  'URL.createObjectURL(blob)',
  'CSS.escape(id)',
  'navigator.locks.request(name, run)',
  'indexedDB.databases()',
  'structuredClone(a)',
  'ours.brandNewName()',
])('%s is not', (code) => {
  expect(tooNew(code)).toEqual([]);
});
