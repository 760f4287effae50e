import { expect, it } from 'vitest';
import { viewOf } from './view.ts';

it.each([
  ['the player is turned all the time', [80, 82, 85, 88], { kind: 'side', turn: 88 }],
  ['a hitter stands open, and comes square to the net', [30, 40, 70, 72], { kind: 'side', turn: 72 }],
  ['the player faces it, and turns away once', [5, 10, 15, 80, 85], { kind: 'front', turn: 15 }],
  ['the player faces it', [2, 5, 20, 30], { kind: 'front', turn: 20 }],
  ['it is neither', [25, 30, 40, 55], { kind: 'oblique', turn: 40 }],
  ['nothing tells', [null, null], { kind: 'unknown', turn: null }],
] as const)('tells from where a clip is filmed in which %s', (_, turns, view) => {
  const frames = turns.map((turn, index) => ({ t: index / 30, landmarks: null, turn }));
  expect(viewOf({ width: 9, height: 16, frames })).toEqual(view);
  expect(viewOf({ width: 9, height: 16, frames: frames.toReversed() })).toEqual(view);
});
