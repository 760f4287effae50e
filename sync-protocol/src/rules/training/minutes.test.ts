import { expect, it } from 'vitest';
import { minutesOf, timingOf } from './minutes.ts';

it.each([
  ['a stretch of minutes takes them', { minutes: 7 }, {}, 7],
  ['sets of seconds have rests between them', { sets: 4, seconds: 30 }, { rest: 30 }, 4],
  [
    'sets of repetitions take what each of them takes',
    { sets: 3, reps: 10 },
    { rest: 45, secondsPerRep: 8 },
    6,
  ],
  ['both sides take twice as long', { sets: 3, reps: 10, perSide: true }, { rest: 45, secondsPerRep: 8 }, 10],
  ['half the repetitions keep their rests', { sets: 3, reps: 5 }, { rest: 45, secondsPerRep: 8 }, 4],
  ['one set has no rest', { sets: 1, reps: 3 }, { rest: 120, secondsPerRep: 10 }, 1],
] as const)('%s', (_, dose, timing, minutes) => {
  expect(minutesOf(dose, timing)).toBe(minutes);
});

it('takes the minutes of content that says nothing else for what its own dose takes', () => {
  const guide = { technique: '', steps: [], mistakes: [], tips: [] };
  const words = { id: 'serving/wall', name: '', description: '', category: 'serving', guide } as const;
  const drill = { ...words, dose: { sets: 3, reps: 10 }, minutes: 6, rest: 30, equipment: [] };
  expect(minutesOf(drill.dose, timingOf(drill))).toBe(6);
  expect(minutesOf({ sets: 1, reps: 10 }, timingOf(drill))).toBe(2);
});
