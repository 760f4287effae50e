import type { Court } from '../court.ts';

const AT_NET = [8.3, 4.5] as const;

export const shuffleAlong: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [8.3, 8] }],
  ways: [
    { of: 'run', from: [8.3, 8], to: [8.3, 5.8], says: 'Shuffle, stop, block' },
    { of: 'run', from: [8.3, 5.8], to: [8.3, 3.4], says: 'Again in the middle' },
    { of: 'run', from: [8.3, 3.4], to: [8.3, 1], says: 'Again at the other pin' },
  ],
};

export const middleToPin: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: AT_NET }],
  ways: [
    { of: 'run', from: AT_NET, to: [8.3, 8], says: 'Crossover steps to one pin, block, land on your spot' },
    { of: 'run', from: AT_NET, to: [8.3, 1], says: 'From the middle to the other pin' },
  ],
};

export const pinToPin: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [8.3, 8.2] }],
  ways: [
    {
      of: 'run',
      from: [8.3, 8.2],
      to: [8.3, 0.8],
      says: 'Block at one antenna, run low, block at the other',
    },
  ],
};

export const blockOff: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [8.3, 6] }],
  ways: [
    { of: 'run', from: [8.3, 6], to: [5.6, 6.6], says: 'Land, open, off the net to the attack line' },
    { of: 'run', from: [5.6, 6.6], to: [8, 5.6], says: 'Ready to approach', bend: 0.5 },
  ],
};

export const closeTheGap: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: AT_NET },
    { kind: 'other', at: [8.3, 7.8], name: 'B' },
  ],
  ways: [
    { of: 'run', from: AT_NET, to: [8.3, 7], says: 'Close to the outside blocker: no hole between you' },
  ],
};

export const threeLanes: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: AT_NET },
    { kind: 'cone', at: [8.3, 8] },
    { kind: 'cone', at: [8.3, 1] },
  ],
  ways: [
    { of: 'run', from: AT_NET, to: [8.3, 7.6], says: 'Left lane' },
    { of: 'run', from: AT_NET, to: [8.3, 1.4], says: 'Right lane; in the middle jump where you are' },
  ],
};

export const fourCorners: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [4.5, 4.5] }],
  ways: (
    [
      [[7, 7], 'Front left'],
      [[7, 2], 'Front right'],
      [[2, 7], 'Back left'],
      [[2, 2], 'Back right; always home again'],
    ] as const
  ).map(([to, says]) => ({ of: 'run', from: [4.5, 4.5], to, says })),
};

export const shuttle: Court = {
  area: 'full',
  pieces: [{ kind: 'you', at: [0, 4.5] }],
  ways: [
    { of: 'run', from: [0, 7.6], to: [9, 7.6], says: 'To the middle line and back' },
    { of: 'run', from: [0, 6], to: [6, 6], says: 'To the attack line and back' },
    { of: 'run', from: [0, 4.5], to: [12, 4.5], says: 'To the far attack line and back' },
    { of: 'run', from: [0, 3], to: [9, 3], says: 'To the middle and back' },
    { of: 'run', from: [0, 1.5], to: [18, 1.5], says: 'To the far end and home' },
  ],
};

export const rally: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [2.8, 7] }],
  ways: [
    { of: 'run', from: [2.8, 7], to: [4.8, 8.8], says: 'Pass, then out to your approach' },
    { of: 'run', from: [4.8, 8.8], to: [8, 7.6], says: 'Approach and swing' },
    { of: 'run', from: [8, 7.6], to: [8.3, 5], says: 'Along the net to block' },
    { of: 'run', from: [8.3, 5], to: [3.6, 6], says: 'Back to defend', bend: 0.6 },
  ],
};

export const eyes: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: AT_NET },
    { kind: 'other', at: [14.5, 4], name: 'P' },
    { kind: 'other', at: [9.8, 5.6], name: 'S' },
    { kind: 'other', at: [12, 0.8], name: 'H' },
  ],
  ways: [
    { of: 'ball', from: [14.5, 4], to: [9.8, 5.6], says: 'Ball: see the pass; good or bad?', bend: -0.4 },
    {
      of: 'ball',
      from: [9.8, 5.6],
      to: [9.8, 1.2],
      says: 'Setter: hands and back; then the ball as it leaves',
      bend: -0.8,
    },
    { of: 'run', from: AT_NET, to: [8.3, 1.6], says: 'Hitter: look at the arm, go and line up' },
  ],
};
