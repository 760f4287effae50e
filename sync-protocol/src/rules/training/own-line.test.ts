import { expect, it } from 'vitest';
import { isDrill, isOwnLine } from './own-line.ts';

const PRESS = { id: 'blocking/ball-press', name: 'Ball Press' };

it.each([
  [PRESS.id, 'Whatever it is called', true],
  ['blocking/other', 'Ball Press', false],
  [null, 'Ball Press', true],
  [null, 'Ball Press (round 2)', true],
  [null, 'Ball Press (Hands over the net) (round 2)', true],
  [null, 'Ball Press with a jump', false],
  [null, 'Jumping Ball Press', false],
  [null, 'ball press', false],
  [null, 'Ball', false],
  [null, '(Ball Press)', false],
  [null, '', false],
])('of a task of %s that is called “%s” it tells whether it is a drill: %s', (drillId, name, answer) => {
  expect(isDrill({ drillId, name }, PRESS)).toBe(answer);
});

it('knows a drill by its name with either apostrophe: older lines have the straight one', () => {
  const drill = { id: 'setting/triangle', name: 'Setter’s Triangle' };
  for (const name of ["Setter's Triangle (round 2)", 'Setter’s Triangle'])
    expect(isDrill({ drillId: null, name }, drill)).toBe(true);
});

it.each([
  [PRESS.id, 'Ball Press', false],
  [PRESS.id, 'Ball Press (Hands over the net)', true],
  [null, 'Ball Press', true],
])(
  'of a task of %s that is called “%s” it tells whether its words are a player’s own: %s',
  (drillId, name, answer) => {
    expect(isOwnLine({ drillId, name })).toBe(answer);
  },
);
