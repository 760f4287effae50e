import type { Court, Piece, Way } from '../court.ts';

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
  pieces: [{ kind: 'you', at: AT_NET }],
  ways: [
    { of: 'run', from: AT_NET, to: [8.3, 0.9], says: 'Five steps to the right pin, block' },
    {
      of: 'run',
      from: [8.3, 0.9],
      to: [8, 4.7],
      says: 'Back to the middle, hands high for one count',
      bend: -0.8,
    },
    { of: 'run', from: AT_NET, to: [8.3, 8.1], says: 'Five steps to the left pin, block' },
  ],
};

const SPOTS = [8.4, 6.9, 5.4, 3.9, 2.4, 0.9] as const;

const toNextSpot = (spot: 0 | 1 | 2 | 3 | 4, says: string): Way => ({
  of: 'run',
  from: [8.3, SPOTS[spot]],
  to: [8.3, SPOTS[spot + 1] ?? 0],
  says,
});

/** Six blocks from pin to pin. */
export const sixSpots: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [8.3, SPOTS[0]] },
    ...SPOTS.slice(1).map((across): Piece => ({ kind: 'cone', at: [8.3, across - 0.35] })),
  ],
  ways: [
    toNextSpot(0, 'Block, shuffle a step and a half, stop'),
    toNextSpot(1, 'Second spot: square, hands over, straight down'),
    toNextSpot(2, 'Third spot, and on'),
    toNextSpot(3, 'Fourth spot'),
    toNextSpot(4, 'Fifth, then the last one at the other pin'),
  ],
};

export const blockOff: Court = {
  area: 'half',
  pieces: [{ kind: 'you', at: [8.3, 6] }],
  ways: [
    { of: 'run', from: [8.3, 6], to: [5.6, 6.6], says: 'Land, open, off the net to the attack line' },
    { of: 'run', from: [5.6, 6.6], to: [8, 5.6], says: 'Stop, face the net, then approach', bend: 0.5 },
  ],
};

export const closeTheGap: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: AT_NET },
    { kind: 'other', at: [8.3, 7.8], role: 'blocker' },
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
    { kind: 'other', at: [4.6, 4.5], role: 'partner' },
  ],
  ways: [
    {
      of: 'ball',
      from: [4.6, 4.5],
      to: [7.4, 8],
      says: 'Your partner throws it high before one of the spots',
      bend: 0.4,
    },
    { of: 'run', from: AT_NET, to: [8.3, 7.6], says: 'Left lane' },
    { of: 'run', from: AT_NET, to: [8.3, 1.4], says: 'Right lane; in the middle stay, square and still' },
  ],
};

/** Side on to the line on which the partner sets. */
export const frontOrBack: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [4.2, 4.5] },
    { kind: 'other', at: [8, 4.5], role: 'partner' },
  ],
  ways: [
    { of: 'ball', from: [8, 4.5], to: [8, 7.8], says: 'Your partner sets forward', bend: 0.4 },
    { of: 'ball', from: [8, 4.5], to: [8, 1.2], says: 'Or backward', bend: -0.4 },
    { of: 'run', from: [4.2, 4.5], to: [4.2, 7.6], says: 'Call “front” and cross over that way' },
    { of: 'run', from: [4.2, 4.5], to: [4.2, 1.4], says: 'Or “back”; stop square, hands high' },
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
  pieces: [{ kind: 'you', at: [0, 6.6] }],
  ways: [
    { of: 'run', from: [0, 6.6], to: [9, 6.6], says: 'To the center line' },
    { of: 'run', from: [9, 5.6], to: [6, 5.6], says: 'Back to the attack line' },
    { of: 'run', from: [6, 4.6], to: [12, 4.6], says: 'To the far attack line' },
    { of: 'run', from: [12, 3.6], to: [9, 3.6], says: 'Back to the center line' },
    { of: 'run', from: [9, 2.6], to: [18, 2.6], says: 'To the far end line' },
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
    { kind: 'other', at: [14.5, 4], role: 'passer' },
    { kind: 'other', at: [9.8, 5.6], role: 'setter' },
    { kind: 'other', at: [12, 0.8], role: 'hitter' },
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

/** The quick or the pin: the setter's hands tell. */
export const holdAndGo: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [6.4, 4.5] },
    { kind: 'other', at: [8.4, 4.5], role: 'partner' },
  ],
  ways: [
    { of: 'run', from: [6.4, 4.5], to: [6.4, 8], says: 'Hands push out to this side: open, cross, close' },
    { of: 'run', from: [6.4, 4.5], to: [6.4, 1], says: 'Or to the other side; up: block where you stand' },
  ],
};

export const setterDuel: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: AT_NET },
    { kind: 'other', at: [11, 4.5], role: 'setter' },
  ],
  ways: [
    {
      of: 'ball',
      from: [11, 4.5],
      to: [9.8, 7.8],
      says: 'The setter sends it left, middle or right',
      bend: 0.6,
    },
    { of: 'run', from: AT_NET, to: [8.3, 7.8], says: 'Know first, then go; square before you jump' },
    { of: 'run', from: AT_NET, to: [8.3, 1.2], says: 'The same to the other side' },
  ],
};
