import type { Court } from '../court.ts';

const TARGET = { kind: 'target', at: [8.2, 3.4], size: [1.3, 1.8] } as const;
const SPOT = [8.2, 3.4] as const;

export const receive: Court = {
  area: 'full',
  pieces: [TARGET, { kind: 'you', at: [3, 5] }, { kind: 'other', at: [18.8, 4], role: 'server' }],
  ways: [
    { of: 'ball', from: [18.8, 4], to: [3, 5], says: 'Read the serve, feet first' },
    { of: 'ball', from: [3, 5], to: SPOT, says: 'Pass high to the setter’s spot', bend: 0.5 },
  ],
};

export const shortReceive: Court = {
  area: 'full',
  pieces: [TARGET, { kind: 'you', at: [3.5, 5] }, { kind: 'other', at: [13.5, 4.5], role: 'server' }],
  ways: [
    { of: 'ball', from: [13.5, 4.5], to: [3.5, 5], says: 'An easy serve from the middle of the far court' },
    { of: 'ball', from: [3.5, 5], to: SPOT, says: 'Pass to the target near the net', bend: 0.5 },
  ],
};

export const threeLanes: Court = {
  area: 'full',
  pieces: [
    TARGET,
    { kind: 'you', at: [2.8, 7.4] },
    { kind: 'cone', at: [2.4, 4.5] },
    { kind: 'cone', at: [2.8, 1.6] },
    { kind: 'other', at: [18.8, 4.5], role: 'server' },
  ],
  ways: [
    { of: 'ball', from: [2.8, 7.4], to: SPOT, says: 'From left back: platform to the right', bend: 0.4 },
    { of: 'ball', from: [2.4, 4.5], to: SPOT, says: 'From middle back', bend: 0.3 },
    { of: 'ball', from: [2.8, 1.6], to: SPOT, says: 'From right back: platform to the left', bend: 0.3 },
  ],
};

export const seam: Court = {
  area: 'full',
  pieces: [
    TARGET,
    { kind: 'you', at: [3, 6] },
    { kind: 'other', at: [3, 2.6], role: 'partner' },
    { kind: 'other', at: [18.8, 4.5], role: 'server' },
  ],
  ways: [
    { of: 'ball', from: [18.8, 4.5], to: [3, 4.4], says: 'The serve goes into the gap' },
    { of: 'run', from: [3, 6], to: [3, 4.7], says: 'One calls “mine” and plays' },
    { of: 'run', from: [3, 2.6], to: [1.6, 3.4], says: 'The other one opens and covers behind' },
  ],
};

export const receiveAndGo: Court = {
  area: 'full',
  pieces: [TARGET, { kind: 'you', at: [3, 6.4] }, { kind: 'other', at: [18.8, 4], role: 'server' }],
  ways: [
    { of: 'ball', from: [18.8, 4], to: [3, 6.4], says: 'Receive the serve' },
    { of: 'ball', from: [3, 6.4], to: SPOT, says: 'Pass to the setter’s spot', bend: 0.5 },
    { of: 'run', from: [3, 6.4], to: [5.2, 8.4], says: 'Run out to your approach start', bend: 0.4 },
    { of: 'run', from: [5.2, 8.4], to: [8, 7.6], says: 'Approach' },
  ],
};

export const baseReadDig: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: [4.5, 6.8] },
    { kind: 'other', at: [9.8, 2.2], role: 'hitter' },
  ],
  ways: [
    { of: 'run', from: [4.5, 6.8], to: [2.6, 7.4], says: 'From base to your spot while the set flies' },
    { of: 'ball', from: [9.8, 2.2], to: [2.6, 7.4], says: 'Stop before the hit, dig it' },
    { of: 'ball', from: [2.6, 7.4], to: [6.6, 4.6], says: 'High into the middle', bend: 0.5 },
  ],
};

export const tipOrHit: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: [3.4, 7] },
    { kind: 'other', at: [9.8, 3], role: 'hitter' },
  ],
  ways: [
    { of: 'ball', from: [9.8, 3], to: [2.2, 7.6], says: 'A swing: stay and dig' },
    { of: 'ball', from: [9.8, 3], to: [6.4, 5.6], says: 'A tip: a slow arm, a high ball', bend: 0.9 },
    { of: 'run', from: [3.4, 7], to: [6, 5.9], says: 'Run through it low' },
  ],
};

export const shortDeep: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [4, 4.5] },
    { kind: 'other', at: [8, 4.5], role: 'partner' },
    { kind: 'cone', at: [6, 4.5] },
    { kind: 'cone', at: [1.6, 4.5] },
  ],
  ways: [
    { of: 'run', from: [4, 4.5], to: [5.8, 4.5], says: 'Short: long low steps in', bend: 0.8 },
    { of: 'run', from: [4, 4.5], to: [1.8, 4.5], says: 'Deep: turn the hips, run, stop', bend: 0.8 },
    { of: 'ball', from: [1.6, 5], to: [8, 5.2], says: 'Both go back to the target', bend: 0.8 },
  ],
};

export const angleShuffle: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [5.5, 6.5] }],
  ways: [
    { of: 'ball', from: [5.5, 6.5], to: [9, 4.5], says: 'Throw at the wall (here the net) at an angle' },
    { of: 'run', from: [5.5, 6.5], to: [5.5, 2.8], says: 'Shuffle across, low' },
    { of: 'ball', from: [9, 4.5], to: [5.7, 2.6], says: 'Play the rebound from in front of your body' },
  ],
};

export const compass: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [4.5, 4.5] }],
  ways: (
    [
      [[6.2, 6.6], 'Front left'],
      [[7, 4.5], 'Straight ahead'],
      [[6.2, 2.4], 'Front right'],
      [[2.8, 6.6], 'Back left: drop step'],
      [[2, 4.5], 'Straight back'],
      [[2.8, 2.4], 'Back right; always home again'],
    ] as const
  ).map(([to, says]) => ({ of: 'run', from: [4.5, 4.5], to, says })),
};

export const cover: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [5, 5.2] },
    { kind: 'other', at: [7.8, 7.6], role: 'hitter' },
  ],
  ways: [
    { of: 'run', from: [5, 5.2], to: [6.4, 6.6], says: 'In behind your hitter, low, before the hit' },
    { of: 'ball', from: [9, 7.8], to: [6.9, 6.9], says: 'Play up what drops off the block' },
  ],
};

export const freeBall: Court = {
  area: 'full',
  pieces: [TARGET, { kind: 'you', at: [6.8, 7] }, { kind: 'other', at: [13, 5], role: 'partner' }],
  ways: [
    { of: 'run', from: [6.8, 7], to: [3.4, 6.4], says: 'Call “free” and drop off the net' },
    { of: 'ball', from: [13, 5], to: [3.4, 6.2], says: 'Be still before it comes', bend: 0.6 },
    { of: 'ball', from: [3.4, 6.2], to: SPOT, says: 'A perfect first touch to the setter', bend: 0.5 },
  ],
};

export const libero: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [2.4, 4.5] },
    { kind: 'other', at: [4, 2], role: 'setter' },
    { kind: 'target', at: [8, 8], size: [1.4, 1.6] },
  ],
  ways: [
    { of: 'ball', from: [4, 2], to: [5.2, 4.6], says: 'The setter digs' },
    { of: 'run', from: [2.4, 4.5], to: [5, 4.7], says: 'Run in, stop behind the attack line', bend: 0.4 },
    { of: 'ball', from: [5.2, 4.6], to: [8, 7.9], says: 'Bump or hand-set it high to the pin', bend: 0.6 },
  ],
};

export const inOrOut: Court = {
  area: 'full',
  pieces: [TARGET, { kind: 'you', at: [1.8, 5] }, { kind: 'other', at: [18.8, 4], role: 'server' }],
  ways: [
    { of: 'ball', from: [18.8, 4], to: [1.8, 5], says: '“In”: pass it to the target' },
    { of: 'ball', from: [18.8, 4], to: [-1, 2.4], says: '“Out”: let it fall, and look where' },
  ],
};
