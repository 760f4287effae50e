import { describe, expect, it } from 'vitest';
import { program } from '../../entities/training/program.ts';
import { PLAN_BENEFITS, programTextsFor, weekFocus } from './program-detail.ts';
import { CATEGORIES } from './program-terms.ts';

const schema = program.pick({ purpose: true, learn: true, keyTechniques: true, benefits: true });
const WORDS = {
  serving: 'Power',
  passing: 'Defensive',
  setting: 'Elite',
  hitting: 'Spiker',
  blocking: 'Middle',
  conditioning: 'Jump',
};

describe('the texts of a program that has none', () => {
  it('are two a category, each complete', () => {
    const texts = CATEGORIES.flatMap((category) => [
      programTextsFor({ name: 'My plan', category }),
      programTextsFor({ name: `My ${WORDS[category]} plan`, category }),
    ]);
    expect(new Set(texts).size).toBe(12);
    for (const one of texts)
      expect(() => schema.parse({ ...one, benefits: [...PLAN_BENEFITS] }), one.purpose).not.toThrow();
  });

  it.each([
    ['serving', 'POWER hour', /first attack/],
    ['serving', 'Sunday serves', /hard to pass/],
    ['passing', 'Defensive wall', /keep more balls alive/],
    ['passing', 'Golden hands', /serve receive/],
    ['setting', 'Advanced setter', /run an offense/],
    ['setting', 'elite hands', /run an offense/],
    ['setting', 'Soft hands', /clean, soft hands/],
    ['hitting', 'Elite swings', /scores in more than one way/],
    ['hitting', 'The spiker', /scores in more than one way/],
    ['hitting', 'Advanced swings', /faster than the block/],
    ['blocking', 'Middle wall', /blocker in the middle/],
    ['blocking', 'The wall', /put your hands/],
    ['conditioning', 'Jump higher', /jump higher/],
    ['conditioning', 'Long rallies', /fifth set/],
    ['yodelling', 'Middle', /faster than the block/],
  ])('of %s called “%s” speak of %s', (category, name, what) => {
    expect(programTextsFor({ name, category }).purpose).toMatch(what);
  });

  it('lead from technique to the game over any number of weeks', () => {
    for (const weeks of [2, 3, 4, 10, 16]) {
      expect(weekFocus(1, weeks)).toMatch(/^Slow and clean/);
      const focuses = Array.from({ length: weeks }, (_, index) => weekFocus(index + 1, weeks));
      expect(new Set(focuses).size).toBe(Math.min(4, weeks));
    }
    expect(weekFocus(4, 4)).toMatch(/^As in a match/);
  });
});
