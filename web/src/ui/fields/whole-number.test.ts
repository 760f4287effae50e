import { expect, it } from 'vitest';
import { wholeNumberError } from './whole-number.ts';

it('minds what is no whole number within the bounds, and nothing else', () => {
  for (const typed of ['', ' ', '0', '7', ' 120 '])
    expect(wholeNumberError(typed, { min: 0, max: 120 }), typed).toBeUndefined();
  for (const typed of ['-5', '121', '12.5', '1e5', 'ten', 'Infinity'])
    expect(wholeNumberError(typed, { min: 0, max: 120 }), typed).toBe('A whole number from 0 to 120.');
});
