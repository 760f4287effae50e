import { expect, it } from 'vitest';
import { targetPosition } from './target-position.ts';

it.each([
  ['setter', 'Setter'],
  ['outside', 'Outside Hitter'],
  ['middle', 'Middle Blocker'],
  ['opposite', 'Opposite Hitter'],
  ['libero', 'Libero'],
  ['defensive', 'Defensive Specialist'],
  ['Serving Specialist', 'Serving Specialist'],
  ['Opposite', 'Opposite Hitter'],
  ['', null],
  [null, null],
])('%j is %j', (said, meant) => {
  expect(targetPosition.parse(said)).toBe(meant);
});

it('is no other word', () => {
  for (const said of ['goalkeeper', 'constructor', 7])
    expect(targetPosition.safeParse(said).success).toBe(false);
});
