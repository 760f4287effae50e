import { expect, it } from 'vitest';
import { isMetByCode, mayComeByCode } from './met-by-code.ts';
import { WAYS_IN } from './team-terms.ts';

const minor = { month: 6, year: 2011 };
const coach = { month: 7, year: 1980 };

it.each(WAYS_IN)('a minor who came by %s: met by code only when that was the way', (via) => {
  for (const other of WAYS_IN) {
    expect(isMetByCode({ via, birth: minor }, { via: other, birth: coach })).toBe(via === 'code');
    expect(isMetByCode({ via: other, birth: coach }, { via, birth: minor })).toBe(via === 'code');
  }
});

it('months tell who is younger, in one year', () => {
  const [older, younger] = [
    { month: 5, year: 2011 },
    { month: 6, year: 2011 },
  ];
  expect(isMetByCode({ via: 'code', birth: older }, { via: 'invitation', birth: younger })).toBe(false);
  expect(isMetByCode({ via: 'invitation', birth: older }, { via: 'code', birth: younger })).toBe(true);
});

it('who is of unknown age has met nobody', () => {
  expect(isMetByCode({ via: 'code', birth: null }, { via: 'code', birth: coach })).toBe(false);
  expect(isMetByCode({ via: 'code', birth: minor }, { via: 'code', birth: null })).toBe(false);
});

it('the code of their own team is another way in for who was invited or let in, not for who made it', () => {
  expect(WAYS_IN.filter(mayComeByCode)).toEqual(['invitation', 'request']);
});
