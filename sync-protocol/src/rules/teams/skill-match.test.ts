import { expect, it } from 'vitest';
import { skillMatch } from './skill-match.ts';

it.each([
  [{}, ''],
  [{ skillLevel: 'Beginner', yearsPlaying: 2, clubTeam: '', currentStreak: 4 }, ''],
  [{ skillLevel: 'Intermediate' }, 'Intermediate level'],
  [{ skillLevel: 'Advanced', yearsPlaying: 3 }, 'Advanced level, 3 years of playing'],
  [{ clubTeam: 'TV Hof', currentStreak: 5 }, 'plays for a club, 5-day streak'],
] as const)('of %o says “%s”', (player, words) => {
  expect(skillMatch(player)).toBe(words);
});
