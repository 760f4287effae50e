/** Younger players get no account. */
export const MIN_AGE = 13;
export const ADULT_AGE = 18;

export interface BirthMonth {
  /** 1 to 12 */
  month: number;
  year: number;
}

/** Full years of age; the day of birth is not asked, so a birthday counts once its month is over. */
export function ageOn(birth: BirthMonth, now: number): number {
  const date = new Date(now);
  const years = date.getUTCFullYear() - birth.year;
  return date.getUTCMonth() + 1 > birth.month ? years : years - 1;
}

/** Whether a birth month says the player is too young for an account. */
export function isUnderAge(birth: BirthMonth, now: number): boolean {
  return ageOn(birth, now) < MIN_AGE;
}

/** Whether to treat a player as a minor; an unknown age is a minor's. */
export function isMinor(birth: BirthMonth | null, now: number): boolean {
  return birth === null || ageOn(birth, now) < ADULT_AGE;
}

/** Players whose ages lie at most so far apart are peers. */
const PEER_MONTHS = 36;

/** How the ages of two players stand to each other; `peers` and `apart`: a minor is among them. */
export type Ages = 'unknown' | 'adults' | 'peers' | 'apart';

/** Alike for both of them, whoever looks. */
export function agesOf(one: BirthMonth | null, other: BirthMonth | null, now: number): Ages {
  if (one === null || other === null) return 'unknown';
  if (!isMinor(one, now) && !isMinor(other, now)) return 'adults';
  return Math.abs(monthsOf(one) - monthsOf(other)) <= PEER_MONTHS ? 'peers' : 'apart';
}

/** A birth month as a count of months: of two players the younger has the higher one. */
export function monthsOf({ month, year }: BirthMonth): number {
  return year * 12 + month;
}

/** A birth month of its two halves; half of one says nothing. */
export function birthOf({
  birthMonth,
  birthYear,
}: {
  birthMonth: number | null;
  birthYear: number | null;
}): BirthMonth | null {
  return birthMonth === null || birthYear === null ? null : { month: birthMonth, year: birthYear };
}
