import { expect, it } from 'vitest';
import { canDoWith, equipmentNamed } from './task-equipment.ts';

it.each([
  ['Wall passes', ['wall']],
  ['Short serves to a wall', ['wall']],
  ['Standing serves over the net', ['net']],
  ['Partner passes from both sides', ['partner']],
  ['Pass a ball to your partner over the net', ['ball', 'net', 'partner']],
  ['Serving motion without a ball', []],
  ['Footwork, no net', []],
  ['Front plank', []],
  ['Networking drill at the ballroom', []],
])('%s needs %j', (name, needs) => {
  expect(equipmentNamed(name)).toEqual(needs);
});

it('has a chair and a step everywhere but on a court', () => {
  expect(canDoWith(['ball'], ['chair'])).toBe(true);
  expect(canDoWith(['ball', 'wall'], ['ball', 'step'])).toBe(true);
  expect(canDoWith(['ball', 'wall', 'net'], ['chair'])).toBe(false);
});

it('lets do what needs no more than there is', () => {
  expect(canDoWith([], [])).toBe(true);
  expect(canDoWith(['ball', 'wall'], ['ball'])).toBe(true);
  expect(canDoWith(['ball'], ['ball', 'net'])).toBe(false);
});
