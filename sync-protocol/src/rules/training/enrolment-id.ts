import type { RegimenId, UserId, UserRegimenId } from '../../ids.ts';
import { derivedId, newId } from '../../new-id.ts';

/** So many enrolments of a player in one program have ids that each of their devices finds. */
const MOST_ENROLMENTS = 100;

/** A player's enrolments in a program, one after another: the first of their ids for which something holds. */
function findEnrolmentId(
  user: UserId,
  regimen: RegimenId,
  holds: (id: UserRegimenId) => boolean,
): UserRegimenId | undefined {
  for (let count = 0; count < MOST_ENROLMENTS; count++) {
    const id = derivedId<UserRegimenId>(user, 'enrolment', regimen, count);
    if (holds(id)) return id;
  }
  return undefined;
}

/** The id that each device of a player gives to the enrolment in a program that comes after those that it knows. */
export function nextEnrolmentId(
  user: UserId,
  regimen: RegimenId,
  known: readonly { id: UserRegimenId }[],
): UserRegimenId {
  const ids = new Set(known.map(({ id }) => id));
  return findEnrolmentId(user, regimen, (id) => !ids.has(id)) ?? newId<UserRegimenId>();
}

/** Whether an id says what it names (UUIDv5). */
export function isDerivedId(id: string): boolean {
  return id[14] === '5';
}

/** Whether an id is kept for an enrolment of somebody else, or in another program. */
export function isOthersEnrolmentId(id: UserRegimenId, user: UserId, regimen: RegimenId): boolean {
  return isDerivedId(id) && findEnrolmentId(user, regimen, (own) => own === id) === undefined;
}
