import type { Person } from '../profile/privacy.ts';

/** From this streak on it speaks for a player. */
export const STREAK_WORTH_TELLING = 5;
const YEARS_WORTH_TELLING = 3;

type Candidate = Pick<Person, 'skillLevel' | 'yearsPlaying' | 'clubTeam'> & {
  currentStreak?: number | undefined;
};

/** What speaks for a player, of what the sender sees of them. */
export function skillMatch({
  skillLevel,
  yearsPlaying = 0,
  clubTeam = '',
  currentStreak = 0,
}: { [Field in keyof Candidate]?: Candidate[Field] | undefined }): string {
  const isSkilled = skillLevel === 'Advanced' || skillLevel === 'Intermediate';
  return [
    isSkilled && `${skillLevel} level`,
    yearsPlaying >= YEARS_WORTH_TELLING && `${yearsPlaying} years of playing`,
    clubTeam && 'plays for a club',
    currentStreak >= STREAK_WORTH_TELLING && `${currentStreak}-day streak`,
  ]
    .filter(Boolean)
    .join(', ');
}
