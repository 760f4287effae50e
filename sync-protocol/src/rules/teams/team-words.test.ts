import { expect, test } from 'vitest';
import { areUnsure } from './team-words.ts';

test('a team that is called as if the people who run the server were in it is looked at first', () => {
  const names = [
    'VolleyPath Official',
    'Volley Path Support',
    'V0LLEYPATH',
    'Moderators',
    'The Administrators',
  ];
  expect(names.filter((name) => !areUnsure('name', name))).toEqual([]);
  expect(['Path to Volley', 'Moderate Spikers'].filter((name) => areUnsure('name', name))).toEqual([]);
  // What it plays with may be told.
  expect(areUnsure('description', 'We train with VolleyPath.')).toBe(false);
});
