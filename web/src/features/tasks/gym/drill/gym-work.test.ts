import { expect, it } from 'vitest';
import { workOf } from './gym-work.ts';

it.each([
  ['sets of repetitions', { sets: 3, reps: 10 }, 5, { kind: 'counted', sets: 3, reps: 10, perSide: false }],
  [
    'each side',
    { sets: 2, reps: 6, perSide: true as const },
    4,
    { kind: 'counted', sets: 2, reps: 6, perSide: true },
  ],
  ['one stretch', { minutes: 6 }, 6, { kind: 'timed', sets: 1, seconds: 360, rest: 0 }],
  ['one set of seconds', { sets: 1, seconds: 60 }, 4, { kind: 'timed', sets: 1, seconds: 60, rest: 0 }],
  // Four minutes, 80 s of them work: 160 s are three rests.
  ['sets of seconds', { sets: 4, seconds: 20 }, 4, { kind: 'timed', sets: 4, seconds: 20, rest: 55 }],
  ['long rests', { sets: 2, seconds: 20 }, 10, { kind: 'timed', sets: 2, seconds: 20, rest: 60 }],
  ['no time to rest', { sets: 3, seconds: 60 }, 3, { kind: 'timed', sets: 3, seconds: 60, rest: 15 }],
])('%s is done as such', (_, dose, estimatedMinutes, work) => {
  expect(workOf({ dose, estimatedMinutes })).toEqual(work);
});

it('is timed by its minutes when a task of an own program says nothing more', () => {
  expect(workOf({ dose: null, estimatedMinutes: 5 })).toEqual({
    kind: 'timed',
    sets: 1,
    seconds: 300,
    rest: 0,
  });
  expect(workOf({ dose: null, estimatedMinutes: 0 })).toMatchObject({ seconds: 60 });
});
