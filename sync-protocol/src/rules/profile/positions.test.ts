import { expect, it } from 'vitest';
import {
  bySuitedness,
  difficultyFor,
  POSITIONS,
  position,
  recommendedCategories,
  SKILL_LEVELS,
  unsuitedness,
} from './positions.ts';

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

it('puts the programs of a position’s best category first, in it those of the player’s level', () => {
  const programs = (['passing', 'serving', 'setting', 'conditioning'] as const).flatMap((category) =>
    (['advanced', 'beginner', 'intermediate'] as const).map((difficulty) => ({
      name: 'Any',
      category,
      difficulty,
    })),
  );
  const first = (player: Parameters<typeof unsuitedness>[1], count: number) =>
    programs
      .toSorted((a, b) => unsuitedness(a, player) - unsuitedness(b, player))
      .slice(0, count)
      .map(({ category, difficulty }) => `${category} ${difficulty}`);
  expect(first({ position: 'Setter', skillLevel: 'Beginner' }, 5)).toEqual([
    'setting beginner',
    'setting intermediate',
    'setting advanced',
    'conditioning beginner',
    'conditioning intermediate',
  ]);
  expect(first({ position: 'Libero', skillLevel: 'Elite' }, 4)).toEqual([
    'passing advanced',
    'passing intermediate',
    'passing beginner',
    'conditioning advanced',
  ]);
  expect(first({ position: null, skillLevel: null }, 2)).toEqual(['passing beginner', 'serving beginner']);
});

it('offers a choice of the categories that suit, and last in each what is named after another position', () => {
  const programs = [
    { name: 'Outside Hitter Power', category: 'hitting', difficulty: 'intermediate' },
    { name: 'Approach and Arm Swing', category: 'hitting', difficulty: 'beginner' },
    { name: 'Middle Blocker Masterclass', category: 'blocking', difficulty: 'intermediate' },
    { name: 'Volleyball Fit', category: 'conditioning', difficulty: 'beginner' },
    { name: 'First Touch Passing', category: 'passing', difficulty: 'beginner' },
  ] as const;
  const offered = (of: Parameters<typeof bySuitedness>[1]['position']) =>
    bySuitedness(programs, { position: of, skillLevel: 'Intermediate' }).map(({ name }) => name);
  expect(offered('Middle Blocker')).toEqual([
    'Approach and Arm Swing',
    'Middle Blocker Masterclass',
    'Volleyball Fit',
    'Outside Hitter Power',
    'First Touch Passing',
  ]);
  expect(offered('Outside Hitter')[0]).toBe('Outside Hitter Power');
});
