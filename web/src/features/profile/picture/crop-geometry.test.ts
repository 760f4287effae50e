import { describe, expect, it } from 'vitest';
import { adjusted, CENTERED, drawnSize } from './crop-geometry.ts';

const WIDE = { width: 1000, height: 500 };

describe('cropping', () => {
  it('begins with the shorter side filling the circle', () => {
    expect(drawnSize(WIDE, 1)).toEqual({ width: 500, height: 250 });
    expect(drawnSize({ width: 10, height: 20 }, 2)).toEqual({ width: 500, height: 1000 });
  });

  it.each([
    [0.1, 0.5],
    [0.5, 0.5],
    [1.04, 1],
    [1.16, 1.2],
    [9, 3],
  ])('zooms to %f as %f', (asked, zoom) => {
    expect(adjusted(WIDE, CENTERED, { zoom: asked }).zoom).toBe(zoom);
  });

  it('keeps the picture at the circle', () => {
    expect(adjusted(WIDE, CENTERED, { x: 999, y: 999 })).toEqual({ zoom: 1, x: 125, y: 0 });
    expect(adjusted(WIDE, CENTERED, { x: -999, y: 40, zoom: 2 })).toEqual({ zoom: 2, x: -375, y: 40 });
  });

  it('pulls a picture back that zooming out would leave aside', () => {
    const aside = adjusted(WIDE, CENTERED, { zoom: 3, x: 600 });
    expect(aside.x).toBe(600);
    expect(adjusted(WIDE, aside, { zoom: 1 })).toEqual({ zoom: 1, x: 125, y: 0 });
  });

  it('lets a small picture move within the circle', () => {
    expect(adjusted(WIDE, CENTERED, { zoom: 0.5, y: 999 })).toEqual({ zoom: 0.5, x: 0, y: 62.5 });
  });
});
