import type { Court } from '../court.ts';

const SPOT = [8.2, 3.4] as const;
const OUTSIDE = { kind: 'target', at: [8, 8.2], size: [1.4, 1.6] } as const;

export const releaseRun: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [2.6, 1.6] }],
  ways: [
    {
      of: 'run',
      from: [2.6, 1.6],
      to: SPOT,
      says: 'From right back straight to the spot; turn to the court',
      bend: -0.3,
    },
  ],
};

export const triangle: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [2.6, 1.6] }],
  ways: [
    { of: 'run', from: [2.6, 1.6], to: SPOT, says: 'Base to spot, one good set' },
    { of: 'run', from: SPOT, to: [6.2, 6.6], says: 'Follow to cover, low', bend: 0.4 },
    { of: 'run', from: [6.2, 6.6], to: [2.6, 1.6], says: 'Back to base', bend: 0.4 },
  ],
};

export const outside: Court = {
  area: 'half',
  pieces: [OUTSIDE, { kind: 'you', at: SPOT }, { kind: 'other', at: [4, 5], role: 'partner' }],
  ways: [
    { of: 'ball', from: [4, 5], to: SPOT, says: 'The pass comes to the net', bend: 0.5 },
    {
      of: 'ball',
      from: SPOT,
      to: [8.1, 8],
      says: 'High to the left front, an arm’s length off the net',
      bend: 1,
    },
  ],
};

export const boxAtPin: Court = {
  area: 'half',
  pieces: [OUTSIDE, { kind: 'you', at: SPOT }],
  ways: [
    {
      of: 'ball',
      from: SPOT,
      to: [8, 8.1],
      says: 'Toss to yourself, set: it would land in the box',
      bend: 1,
    },
  ],
};

export const backPin: Court = {
  area: 'half',
  pieces: [
    { kind: 'target', at: [8, 0.8], size: [1.4, 1.5] },
    { kind: 'you', at: [8.2, 4] },
    { kind: 'other', at: [4, 5], role: 'partner' },
  ],
  ways: [
    { of: 'ball', from: [4, 5], to: [8.2, 4], says: 'The same start as a front set', bend: 0.5 },
    { of: 'ball', from: [8.2, 4], to: [8.1, 0.9], says: 'Back along the net to the right pin', bend: 0.8 },
  ],
};

export const firstTempo: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: SPOT },
    { kind: 'other', at: [5, 4.8], role: 'hitter' },
  ],
  ways: [
    { of: 'run', from: [5, 4.8], to: [8, 4.5], says: 'The hitter is in the air as you touch it' },
    { of: 'ball', from: SPOT, to: [8.4, 4.7], says: 'Short and high in front of the shoulder', bend: 0.3 },
  ],
};

export const fastPin: Court = {
  area: 'half',
  pieces: [OUTSIDE, { kind: 'you', at: SPOT }],
  ways: [{ of: 'ball', from: SPOT, to: [8.2, 8], says: 'Flat and fast to the pin', bend: 0.25 }],
};

export const deepSecond: Court = {
  area: 'half',
  pieces: [OUTSIDE, { kind: 'you', at: [7, 2.4] }, { kind: 'other', at: [7.4, 5.4], role: 'partner' }],
  ways: [
    {
      of: 'ball',
      from: [7.4, 5.4],
      to: [4, 4.5],
      says: 'Your partner tosses it five metres back',
      bend: 0.4,
    },
    { of: 'run', from: [7, 2.4], to: [4, 4.4], says: 'Run to the bad pass, five metres off the net' },
    {
      of: 'ball',
      from: [4, 4.4],
      to: [7.9, 8],
      says: 'High to the outside, a little off the net',
      bend: 0.6,
    },
  ],
};

export const digToSet: Court = {
  area: 'half',
  pieces: [OUTSIDE, { kind: 'you', at: [2.6, 1.6] }, { kind: 'other', at: [2.6, 7], role: 'partner' }],
  ways: [
    { of: 'ball', from: [2.6, 7], to: [6.4, 4.6], says: 'A dig goes up', bend: 0.5 },
    { of: 'run', from: [2.6, 1.6], to: [6.2, 4.3], says: 'Run to it, brake', bend: -0.3 },
    { of: 'ball', from: [6.4, 4.6], to: [8, 8], says: 'A good high ball', bend: 0.6 },
  ],
};

export const coverHitter: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: SPOT },
    { kind: 'other', at: [7.6, 7.8], role: 'hitter' },
  ],
  ways: [
    { of: 'ball', from: SPOT, to: [8.2, 7.8], says: 'Set the outside', bend: 1 },
    { of: 'run', from: SPOT, to: [6.4, 6.4], says: 'Follow it low', bend: -0.4 },
    { of: 'ball', from: [9, 7.6], to: [6.8, 6.7], says: 'Dig what comes back from the block' },
  ],
};

const threeHitters: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: SPOT },
    { kind: 'target', at: [8, 8.2], size: [1.2, 1.3] },
    { kind: 'target', at: [8.2, 5], size: [1, 1.1] },
    { kind: 'target', at: [8, 0.8], size: [1.2, 1.3] },
  ],
  ways: [
    { of: 'ball', from: SPOT, to: [8, 8.1], says: 'Outside, high', bend: 1 },
    { of: 'ball', from: SPOT, to: [8.3, 4.9], says: 'Quick, short', bend: 0.3 },
    { of: 'ball', from: SPOT, to: [8.1, 0.9], says: 'Behind you', bend: -0.7 },
  ],
};

export const inAndOut: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [6, 4] },
    { kind: 'other', at: [2, 6], role: 'partner' },
  ],
  ways: [
    { of: 'ball', from: [2, 6], to: [6, 4], says: 'The ball comes from one side', bend: 0.5 },
    { of: 'ball', from: [6, 4], to: [7.8, 8], says: 'Turn the feet first, set to the other', bend: 0.7 },
  ],
};

/** Where a partner throws the passes from. */
const TOSSER = { kind: 'other', at: [3.6, 5.6], role: 'partner' } as const;

export const dealOut: Court = { ...threeHitters, pieces: [...threeHitters.pieces, TOSSER] };

/** The same sets, and somebody across the net who reads them. */
export const fourSets: Court = {
  ...threeHitters,
  area: 'full',
  pieces: [...threeHitters.pieces, { kind: 'other', at: [9.9, 4.5], role: 'blocker' }],
};

export const blockReader: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: SPOT },
    { kind: 'other', at: [9.9, 4.5], role: 'blocker' },
    { kind: 'target', at: [8, 8.2], size: [1.2, 1.3] },
    { kind: 'target', at: [8, 0.8], size: [1.2, 1.3] },
  ],
  ways: [
    { of: 'run', from: [9.9, 4.5], to: [9.9, 6.6], says: 'The blocker leans one way while the ball rises' },
    { of: 'ball', from: SPOT, to: [8.1, 0.9], says: 'Set the other way', bend: -0.7 },
    { of: 'ball', from: SPOT, to: [8, 8.1], says: 'If they lean the other way, here', bend: 1 },
  ],
};

export const dumpOrSet: Court = {
  area: 'full',
  pieces: [
    OUTSIDE,
    { kind: 'target', at: [11, 5.4], size: [1.8, 1.8] },
    { kind: 'you', at: SPOT },
    { kind: 'other', at: [12.4, 2.6], role: 'partner' },
  ],
  ways: [
    { of: 'ball', from: SPOT, to: [11, 5.4], says: 'The hole is open: tip it in', bend: 0.3 },
    { of: 'ball', from: SPOT, to: [8.1, 8], says: 'Somebody stands there: set outside', bend: 1 },
  ],
};

export const tightBall: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [6, 2.6] }, TOSSER],
  ways: [
    { of: 'ball', from: [3.6, 5.6], to: [8.8, 4], says: 'The pass drops on the tape', bend: 0.6 },
    { of: 'run', from: [6, 2.6], to: [8.3, 3.6], says: 'Run in, right shoulder to the net', bend: -0.3 },
    { of: 'ball', from: [8.6, 4], to: [7, 6.6], says: 'Up and back into your own court', bend: 0.6 },
  ],
};
