import { expect, it } from 'vitest';
import { messages } from './messages.ts';

it('says of each number of characters what is left', () => {
  expect([0, 1, 2].map(messages.left)).toEqual([
    '0 characters left',
    '1 character left',
    '2 characters left',
  ]);
});
