import { MUTATIONS } from 'sync-protocol/mutations/index';
import { expect, test } from 'vitest';
import { SERVER_HALVES } from './server-halves.ts';

test('a mutation whose arguments changed is looked at as it was before (S8.2)', () => {
  const vetted = new Set(SERVER_HALVES.flatMap(({ vet = {} }) => Object.keys(vet)));
  const plain = (name: string) => name.split('@')[0] ?? name;
  const unseen = [...MUTATIONS.keys()].filter((name) => vetted.has(plain(name)) && !vetted.has(name));
  expect(vetted.size).toBeGreaterThan(10);
  expect(unseen).toEqual([]);
});
