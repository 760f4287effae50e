import { expect, it } from 'vitest';
import { difficultyFor, POSITIONS, position, recommendedCategories, SKILL_LEVELS } from './positions.ts';

it.each([
  ['Outside Hitter', 'hitting, serving, conditioning'],
  ['Middle Blocker', 'hitting, blocking, conditioning'],
  ['Setter', 'setting, conditioning, passing'],
  ['Libero', 'passing, conditioning, serving'],
  ['Opposite Hitter', 'hitting, blocking, serving'],
  ['Defensive Specialist', 'passing, conditioning, serving'],
  ['Serving Specialist', 'serving, conditioning, passing'],
] as const)('recommends to a %s: %s', (of, categories) => {
  expect(recommendedCategories(of).join(', ')).toBe(categories);
});

it('has a recommendation for every position, and understands the older name of one', () => {
  for (const of of POSITIONS) expect(recommendedCategories(of)).toHaveLength(3);
  expect(position.parse('Opposite')).toBe('Opposite Hitter');
  expect(position.safeParse('Goalkeeper').success).toBe(false);
});

it('counts the elite as advanced', () => {
  expect(SKILL_LEVELS.map(difficultyFor)).toEqual(['beginner', 'intermediate', 'advanced', 'advanced']);
});
