import { expect, test } from 'vitest';
import { VIEW_KINDS } from './motion/view.ts';
import { criteriaOf, judgedFrom, scoreOf, weightOf, type Finding } from './score.ts';
import { TECHNIQUES } from './terms.ts';

const CRITERIA = criteriaOf('passing', false).filter((one) => !one.isOfBothFeet);
const ALL = CRITERIA.reduce((sum, one) => sum + weightOf(one), 0);

/** Findings of which the first are measured, as far as they weigh no more than a share of all. */
function measured(share: number): Finding[] {
  let weight = 0;
  return CRITERIA.map((criterion) => {
    weight += weightOf(criterion);
    const value = weight <= share * ALL ? (criterion.good[0] ?? criterion.good[1] ?? 0) : null;
    return { id: criterion.id, verdict: value === null ? 'unseen' : 'good', value, at: null };
  });
}

test('a score needs most of what can be seen: from a joint or two there is none', () => {
  expect(scoreOf(CRITERIA, measured(1), 'advanced')).toBe(100);
  expect(scoreOf(CRITERIA, measured(0.5), 'advanced')).toBeNull();
  expect(scoreOf(CRITERIA, measured(0), 'advanced')).toBeNull();
});

test('a foot that is hidden asks for nothing, and takes no score away', () => {
  const feet = criteriaOf('passing', false).filter((one) => one.isOfBothFeet);
  const unseen = feet.map(({ id }): Finding => ({ id, verdict: 'unseen', value: null, at: null }));
  expect(scoreOf([...CRITERIA, ...feet], [...measured(1), ...unseen], 'advanced')).toBe(100);
});

test.each(TECHNIQUES)(
  'each rule of %s can be judged from somewhere, in one picture too where it says so',
  (technique) => {
    for (const isStill of [false, true]) {
      const judged = new Set(VIEW_KINDS.flatMap((view) => judgedFrom(view, technique, isStill) ?? []));
      expect(criteriaOf(technique, isStill).filter((one) => !judged.has(one))).toEqual([]);
    }
  },
);
