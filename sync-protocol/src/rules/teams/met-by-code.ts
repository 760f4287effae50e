import { monthsOf, type BirthMonth } from '../session/age.ts';
import type { WayIn } from './team-terms.ts';

/** A member, with how they came into a team. */
interface Joined {
  via: WayIn;
  birth: BirthMonth | null;
}

/**
 * Whether two members of a team who are no peers have met by its code: the younger one, a minor, came in by it. So
 * nobody reaches a minor by inviting them, nor by joining a team that the minor has made.
 */
export function isMetByCode(one: Joined, other: Joined): boolean {
  if (!one.birth || !other.birth) return false;
  return (monthsOf(one.birth) > monthsOf(other.birth) ? one : other).via === 'code';
}

/**
 * Whether a member who gives their team's code has come by it from then on: their own act, as if they left and came back.
 * Who has made the team knows its code from themselves.
 */
export function mayComeByCode(via: WayIn): boolean {
  return via === 'invitation' || via === 'request';
}
