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
