import { expect, test } from 'vitest';
import { textsWith } from './texts.ts';

const DAILY = /\b(?:(?:every|each) (?:single )?day|day after day|days\}? in a row|see you tomorrow)\b/i;
/** What says so of something else than training, or warns of it. */
const FINE = [
  'There’s a new quote on Home every day.',
  'Points and a streak for every day you train',
  'Seven days in a row now. A rest day is training, too',
  'You’ve trained six days in a row, so today has no jumps',
  'You’ve trained six days in a row. Today’s tasks were picked before',
  'You’ve trained six days in a row. Leave out what is hard',
  'never on two days in a row',
  'after six training days in a row comes a recovery session',
  'Every day on which you both train counts.',
  'Every day on which a player trains counts one',
  // Where somebody trains, and a player of the table for coaches.
  'Every day like this',
  'The same, every day',
  'each day in it is a day on which you kept a promise',
  'Brush your teeth on one leg: two free minutes of balance training every day.',
];

test('no text asks for training on every day: two days in seven are free', () => {
  expect(textsWith(DAILY, FINE)).toEqual([]);
});
