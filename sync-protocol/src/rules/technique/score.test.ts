import { expect, test } from 'vitest';
import { criteriaOf, scoreOf, weightOf, type Finding } from './score.ts';

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
