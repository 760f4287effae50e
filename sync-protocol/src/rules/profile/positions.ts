import { z } from 'zod';
import type { Category, Difficulty } from '../../entities/training/program.ts';
import { DIFFICULTIES } from '../training/program-terms.ts';

export const POSITIONS = [
  'Outside Hitter',
  'Middle Blocker',
  'Setter',
  'Opposite Hitter',
  'Libero',
  'Defensive Specialist',
  'Serving Specialist',
] as const;

export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Elite'] as const;

/** A playing position; the older name "Opposite" is understood. */
export const position = z.preprocess(
  (value) => (value === 'Opposite' ? 'Opposite Hitter' : value),
  z.enum(POSITIONS),
);
export const skillLevel = z.enum(SKILL_LEVELS);

export type Position = (typeof POSITIONS)[number];
export type SkillLevel = (typeof SKILL_LEVELS)[number];

const RECOMMENDED: Record<Position, readonly Category[]> = {
  'Outside Hitter': ['hitting', 'serving', 'conditioning'],
  'Middle Blocker': ['hitting', 'blocking', 'conditioning'],
  Setter: ['setting', 'conditioning', 'passing'],
  'Opposite Hitter': ['hitting', 'blocking', 'serving'],
  Libero: ['passing', 'conditioning', 'serving'],
  'Defensive Specialist': ['passing', 'conditioning', 'serving'],
  'Serving Specialist': ['serving', 'conditioning', 'passing'],
};

/** The program categories that suit a position, best first. */
export function recommendedCategories(of: Position): readonly Category[] {
  return RECOMMENDED[of];
}

/** The program difficulty that suits a skill level. */
export function difficultyFor(level: SkillLevel): Difficulty {
  switch (level) {
    case 'Beginner':
      return 'beginner';
    case 'Intermediate':
      return 'intermediate';
    case 'Advanced':
    case 'Elite':
      return 'advanced';
  }
}

interface Player {
  position: Position | null;
  skillLevel: SkillLevel | null;
}

interface Program {
  name: string;
  category: Category;
  difficulty: Difficulty;
}

/**
 * How well a program suits a player, for sorting: the smaller the better. The position's best category comes
 * first, and in a category the player's own level, then what is nearest to it. What is named after another position
 * comes after all else of its category.
 */
export function unsuitedness(program: Program, player: Player): number {
  const suited = player.position ? recommendedCategories(player.position) : [];
  const place = suited.indexOf(program.category);
  const level = DIFFICULTIES.indexOf(difficultyFor(player.skillLevel ?? 'Beginner'));
  const distance = Math.abs(DIFFICULTIES.indexOf(program.difficulty) - level);
  const isOthers = POSITIONS.some((one) => one !== player.position && program.name.includes(one));
  const inCategory = distance + (isOthers ? DIFFICULTIES.length : 0);
  return (place === -1 ? suited.length : place) * 2 * DIFFICULTIES.length + inCategory;
}

/**
 * Programs in the order in which they are offered to a player: of each category that suits the position the best one,
 * so that the first few are a choice, then the rest as it suits.
 */
export function bySuitedness<Some extends Program>(programs: readonly Some[], player: Player): Some[] {
  const sorted = programs.toSorted((a, b) => unsuitedness(a, player) - unsuitedness(b, player));
  const suited = player.position ? recommendedCategories(player.position) : [];
  const firsts = suited.flatMap((category) => sorted.find((one) => one.category === category) ?? []);
  return [...firsts, ...sorted.filter((one) => !firsts.includes(one))];
}
