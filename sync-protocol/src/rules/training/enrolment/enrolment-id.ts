import type { RegimenId, UserId, UserRegimenId } from '../../../ids.ts';
import { derivedId, newId } from '../../../new-id.ts';

/** So many enrolments of a player in one program have ids that each of their devices finds. */
const MOST_ENROLMENTS = 100;
/** How many more a device may know than where it is asked: those whose beginning was refused there. */
const MOST_UNKNOWN = 10;

/** A player's enrolments in a program, one after another: the first of so many of their ids for which something holds. */
function findEnrolmentId(
  user: UserId,
  regimen: RegimenId,
  most: number,
  holds: (id: UserRegimenId) => boolean,
): UserRegimenId | undefined {
  for (let count = 0; count < Math.min(most, MOST_ENROLMENTS); count++) {
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
  return findEnrolmentId(user, regimen, MOST_ENROLMENTS, (id) => !ids.has(id)) ?? newId<UserRegimenId>();
}

/** Whether an id says what it names (UUIDv5). */
export function isDerivedId(id: string): boolean {
  return id[14] === '5';
}

/**
 * Whether an id is kept for an enrolment of somebody else, or in another program.
 * @param known how many enrolments the player has in the program
 */
export function isOthersEnrolmentId(
  id: UserRegimenId,
  user: UserId,
  regimen: RegimenId,
  known: number,
): boolean {
  const isOwn = () => findEnrolmentId(user, regimen, known + MOST_UNKNOWN, (own) => own === id) !== undefined;
  return isDerivedId(id) && !isOwn();
}
