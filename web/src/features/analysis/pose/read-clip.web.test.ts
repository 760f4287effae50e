import { expect, it } from 'vitest';
import { fitted } from './fitted.ts';
import { shownAt } from './read-clip.ts';

it('takes of all frames those that are shown at the instants of the first look', () => {
  const frames = [0, 0.033, 0.067, 0.1, 0.133].map((t) => ({ t }));
  expect(shownAt([0.01, 0.05, 0.06, 0.11], frames)).toEqual([{ t: 0 }, { t: 0.033 }, { t: 0.1 }]);
  expect(shownAt([-1], frames)).toEqual([]);
});

it('looks at pictures no larger than the model can see, in their own shape', () => {
  expect(fitted(1080, 1920)).toEqual({ width: 576, height: 1024 });
  expect(fitted(480, 640)).toEqual({ width: 480, height: 640 });
});
