import { describe, expect, it } from 'vitest';
import { ARC, arcPoint, arcShare, touchAt } from './path-geometry.ts';

describe('the path of the day', () => {
  it('starts and lands where the arc says', () => {
    expect(arcPoint(0)).toEqual({ x: ARC.from[0], y: ARC.from[1] });
    expect(arcPoint(1)).toEqual({ x: ARC.to[0], y: ARC.to[1] });
  });

  it('measures the way, not the time: half of it is behind the middle', () => {
    expect(arcShare(0)).toBe(0);
    expect(arcShare(0.5)).toBeCloseTo(0.5, 3);
    expect(arcShare(1)).toBe(1);
    expect(arcShare(0.25)).toBeGreaterThan(0.25);
  });

  it('spreads six touches evenly, none at the start or the landing', () => {
    const touches = Array.from({ length: 6 }, (_, index) => touchAt(index, 6));
    expect(touches[0]).toBeGreaterThan(0);
    expect(touches[5]).toBeLessThan(1);
    expect(new Set(touches.map((touch, index) => (touch - index / 7).toFixed(9))).size).toBe(1);
  });
});
