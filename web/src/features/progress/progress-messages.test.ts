import { expect, it } from 'vitest';
import { messages } from './progress-messages.ts';

it('counts one day as a day', () => {
  expect([0, 1, 2].map(messages.journey.trainedDays)).toEqual(['Days', 'Day', 'Days']);
});
