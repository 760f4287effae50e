import { expect, it } from 'vitest';
import { compare } from './compare.ts';

const changes = (before: Record<string, number | null>, now: Record<string, number | null>) => {
  const found = (values: Record<string, number | null>) =>
    Object.entries(values).map(([id, value]) => ({ id, value }));
  return Object.fromEntries(
    compare('serving', 'advanced', found(before), found(now)).map((one) => [one.criterion.id, one.change]),
  );
};

it('calls nearer to the target better, and further from it worse', () => {
  expect(changes({ SV3: 130, SV6: 0.3 }, { SV3: 140, SV6: 0.7 })).toEqual({ SV3: 'better', SV6: 'worse' });
});

it('calls nothing a change that the model may have made up, or that stays in the target', () => {
  expect(changes({ SV3: 130, SV4: 121 }, { SV3: 134, SV4: 174 })).toEqual({ SV3: 'same', SV4: 'same' });
});

it('says nothing of what was not seen on one of the days, and leaves out what was on neither', () => {
  expect(changes({ SV1: null, SV2: null }, { SV1: 120, SV2: null, XX9: 3 })).toEqual({ SV1: 'unknown' });
});
