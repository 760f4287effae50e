import { expect, it } from 'vitest';
import { inFeet, measuresInFeet } from './measures.ts';

it.each([
  ['Stand four metres apart.', 'Stand 13 feet apart.'],
  ['A metre inside is enough.', '3 feet inside is enough.'],
  ['Set it a good metre up', 'Set it a good 3 feet up'],
  ['a metre and a half off', '5 feet off'],
  ['one and a half metres, half a metre off', '5 feet, 20 inches off'],
  ['two to three metres above', '7 to 10 feet above'],
  ['behind the three-metre line', 'behind the 10-foot line'],
  ['no higher than 20 to 30 cm.', 'no higher than 8 to 12 inches.'],
  ['the last ten centimetres', 'the last 4 inches'],
  ['sinks a few centimetres', 'sinks a few inches'],
  ['a few square metres', 'a few square yards'],
  ['fit on two square metres.', 'fit on 22 square feet.'],
  ['marks two and four metres away', 'marks 7 and 13 feet away'],
  ['Every metre of it', 'Every yard of it'],
  ['all nine metres are', 'all 30 feet are'],
  ['parameters of the diameter', 'parameters of the diameter'],
])('%s: %s', (metric, feet) => {
  expect(inFeet(metric)).toBe(feet);
});

it('is for Americans', () => {
  expect(['en-US', 'en', 'es-US'].map(measuresInFeet)).toEqual([true, true, true]);
  expect(['en-GB', 'de', 'de-DE', 'en-CA', 'C', ''].filter(measuresInFeet)).toEqual([]);
});
