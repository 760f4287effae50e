import { expect, it } from 'vitest';
import { doseText } from './dose.ts';

it.each([
  [{ sets: 3, reps: 12 }, '3 × 12'],
  [{ sets: 3, reps: 8, perSide: true as const }, '3 × 8 each side'],
  [{ sets: 2, seconds: 40 }, '2 × 40 s'],
  [{ minutes: 8 }, '8 min'],
])('says how much of a drill', (dose, text) => {
  expect(doseText(dose)).toBe(text);
});
