import type { Landmark } from 'sync-protocol/rules/technique/motion/landmarks';
import { JOINTS, LANDMARK_COUNT } from 'sync-protocol/rules/technique/motion/landmarks';
import { expect, it } from 'vitest';
import { placeIn } from './skeleton-place.ts';
import { drawSkeleton, type LineTone } from './skeleton.ts';

/** A canvas that notes where lines and dots were made, and in which colours. */
function notingCanvas() {
  const dots: { x: number; y: number; color: unknown }[] = [];
  const strokes: unknown[] = [];
  let lines = 0;
  let at = { x: 0, y: 0 };
  const context = {
    fillStyle: '',
    strokeStyle: '',
    arc: (x: number, y: number) => void (at = { x, y }),
    fill: () => dots.push({ ...at, color: context.fillStyle }),
    stroke: () => strokes.push(context.strokeStyle),
    lineTo: () => lines++,
    ...Object.fromEntries(['save', 'restore', 'beginPath', 'moveTo'].map((name) => [name, () => undefined])),
  };
  return { context: context as unknown as CanvasRenderingContext2D, dots, strokes, lines: () => lines };
}

function bodyWith(seen: Partial<Record<keyof typeof JOINTS, number>>): Landmark[] {
  const body = Array.from({ length: LANDMARK_COUNT }, (): Landmark => [0, 0, 0]);
  for (const [joint, place] of Object.entries(JOINTS))
    body[place] = [0.25, 0.5, Object.entries(seen).find(([name]) => name === joint)?.[1] ?? 0];
  return body;
}

const drawn = (body: readonly Landmark[], tone: LineTone) => {
  const canvas = notingCanvas();
  drawSkeleton(canvas.context, body, placeIn({ width: 200, height: 100 }, { width: 200, height: 100 }), tone);
  return canvas;
};

it('draws joints that the model is sure of green, those it is half sure of amber, and no others', () => {
  const { dots } = drawn(bodyWith({ leftElbow: 0.81, leftWrist: 0.8, rightWrist: 0.5 }), 'good');
  expect(dots).toEqual([
    { x: 50, y: 50, color: '#22c55e' },
    { x: 50, y: 50, color: '#f59e0b' },
  ]);
});

it('draws a bone between two joints that are seen, in the colour of the verdict', () => {
  const body = bodyWith({ leftElbow: 0.9, leftWrist: 0.9, rightElbow: 0.9, rightWrist: 0.4 });
  const { strokes, lines } = drawn(body, 'error');
  // Once for its rim, once for itself.
  expect(lines()).toBe(2);
  expect(strokes).toContain('#ef4444');
});

it('draws the body of another day without joints', () => {
  const { dots, strokes } = drawn(bodyWith({ leftElbow: 0.9, leftWrist: 0.9 }), 'ghost');
  expect(dots).toEqual([]);
  expect(strokes).toContain('#93c5fd');
});
