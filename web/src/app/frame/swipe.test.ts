import { describe, expect, it } from 'vitest';
import { isClearOfEdges, swipeStep } from './swipe.ts';

const from = { x: 200, y: 400 };

describe('a swipe between tabs', () => {
  it('goes on to the left and back to the right, past 100 px', () => {
    expect(swipeStep(from, { x: 99, y: 410 })).toBe(1);
    expect(swipeStep(from, { x: 301, y: 390 })).toBe(-1);
    expect(swipeStep(from, { x: 100, y: 400 })).toBe(0);
  });

  it('is none when it is rather a scroll', () => {
    expect(swipeStep(from, { x: 60, y: 500 })).toBe(0);
  });

  it('leaves the edges to the system', () => {
    expect(isClearOfEdges({ x: 23, y: 0 }, 390)).toBe(false);
    expect(isClearOfEdges({ x: 24, y: 0 }, 390)).toBe(true);
    expect(isClearOfEdges({ x: 367, y: 0 }, 390)).toBe(false);
  });
});
