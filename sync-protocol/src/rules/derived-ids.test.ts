import { expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import type { UserId } from '../ids.ts';
import * as derived from './derived-ids.ts';

const { taskIdOf, rivalryIdOf, ...ofAPlayer } = derived;
const user = newId<UserId>();

it('gives different things of a player different ids, though they are of the same day', () => {
  const ids = Object.values(ofAPlayer).map((of) =>
    (of as (...parts: string[]) => string)(user, '2026-05-04', 'x'),
  );
  expect(new Set(ids).size).toBe(Object.keys(ofAPlayer).length);
});

it('gives each deal of a slot a task of its own', () => {
  const of = {
    userId: user,
    day: '2026-05-04',
    userRegimenId: newId<Parameters<typeof taskIdOf>[0]['userRegimenId']>(),
  };
  const deals = [0, 1, 2].flatMap((slot) => [0, 1].map((counter) => taskIdOf({ ...of, slot, counter })));
  expect(new Set(deals).size).toBe(6);
});

it('gives a rivalry the same id for both', () => {
  const other = newId<UserId>();
  expect(rivalryIdOf(other, user)).toBe(rivalryIdOf(user, other));
});
