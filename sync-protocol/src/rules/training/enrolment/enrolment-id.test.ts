import { expect, it } from 'vitest';
import type { RegimenId, UserId, UserRegimenId } from '../../../ids.ts';
import { newId } from '../../../new-id.ts';
import { isDerivedId, isOthersEnrolmentId, nextEnrolmentId } from './enrolment-id.ts';

const [user, other] = [newId<UserId>(), newId<UserId>()];
const [program, another] = [newId<RegimenId>(), newId<RegimenId>()];

/** The ids of so many enrolments, as a device that knows those before gives them. */
function idsOf(count: number): { id: UserRegimenId }[] {
  const known: { id: UserRegimenId }[] = [];
  for (let next = 0; next < count; next++) known.push({ id: nextEnrolmentId(user, program, known) });
  return known;
}

it('is the same wherever the same ones are known, and one of older phones changes nothing', () => {
  const [first, second] = idsOf(2);
  expect(idsOf(2)).toEqual([first, second]);
  expect(first).not.toEqual(second);
  expect(nextEnrolmentId(user, program, [{ id: newId<UserRegimenId>() }])).toBe(first?.id);
  expect(nextEnrolmentId(user, another, [])).not.toBe(first?.id);
  expect(nextEnrolmentId(other, program, [])).not.toBe(first?.id);
});

it('is kept for its player and its program; one by chance is anybody’s, as are those after a hundred', () => {
  const ids = idsOf(101).map(({ id }) => id);
  expect(new Set(ids).size).toBe(101);
  expect(ids.filter(isDerivedId)).toHaveLength(100);
  expect(ids.filter((id) => isOthersEnrolmentId(id, user, program, 100))).toEqual([]);
  for (const [who, what] of [
    [other, program],
    [user, another],
  ] as const)
    expect(ids.filter((id) => isOthersEnrolmentId(id, who, what, 0))).toHaveLength(100);
});

it('is looked for a little beyond the enrolments that are known, and no further', () => {
  const ids = idsOf(14).map(({ id }) => id);
  const isFound = (known: number) => ids.filter((id) => !isOthersEnrolmentId(id, user, program, known));
  expect(isFound(0)).toEqual(ids.slice(0, 10));
  expect(isFound(3)).toEqual(ids.slice(0, 13));
});
