import { theirs, ZONES, type Court } from '../court.ts';

const SERVER = [-0.9, 2] as const;

export const endLine: Court = {
  area: 'full',
  pieces: [{ kind: 'you', at: SERVER }],
  ways: [
    { of: 'ball', from: SERVER, to: [14.5, 5.5], says: 'From behind the end line, over the net and in' },
  ],
};

export const stepBack: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: [5.6, 3] },
    { kind: 'cone', at: [3.8, 3] },
    { kind: 'cone', at: [-0.7, 3] },
  ],
  ways: [
    { of: 'ball', from: [5.6, 3], to: [14, 5], says: 'Three good ones in a row from behind the attack line' },
    { of: 'run', from: [5.6, 3], to: [3.8, 3], says: 'Then two steps back, and again', bend: 0.5 },
    { of: 'run', from: [3.8, 3], to: [-0.4, 3], says: 'Until you serve from behind the line', bend: 0.5 },
  ],
};

export const deepThird: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [16.5, 4.5], size: [3, 9] },
    { kind: 'you', at: SERVER },
  ],
  ways: [{ of: 'ball', from: SERVER, to: [16.7, 5], says: 'Into the last three metres' }],
};

export const shortDrop: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [10.5, 4.5], size: [3, 9] },
    { kind: 'you', at: SERVER },
  ],
  ways: [{ of: 'ball', from: SERVER, to: [11, 5.5], says: 'Over the tape and down before the attack line' }],
};

type Zone = keyof typeof ZONES;

const zones = (order: readonly Zone[], says: (zone: Zone, turn: number) => string): Court => ({
  area: 'full',
  zones: true,
  pieces: [{ kind: 'you', at: SERVER }],
  ways: order.map((zone, turn) => ({ of: 'ball', from: SERVER, to: theirs(zone), says: says(zone, turn) })),
});

/** As a team rotates: a number on a way is its turn, not its zone. */
export const zoneTour = zones([1, 6, 5, 4, 3, 2], (zone, turn) =>
  turn === 0 ? `First into zone ${zone}` : `Then zone ${zone}`,
);

export const anyZone = zones([1, 2, 3, 4, 5, 6], (zone) => `Zone ${zone}`);

export const calledZone: Court = {
  area: 'full',
  zones: true,
  pieces: [
    { kind: 'you', at: SERVER },
    { kind: 'other', at: [16.8, 8.2], role: 'partner' },
  ],
  ways: [
    {
      of: 'ball',
      from: SERVER,
      to: theirs(5),
      says: 'Your partner shows a zone at the last moment: serve there',
    },
  ],
};

export const corners: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [17, 8], size: [2, 2] },
    { kind: 'target', at: [17, 1], size: [2, 2] },
    { kind: 'you', at: SERVER },
  ],
  ways: [
    { of: 'ball', from: SERVER, to: [16.8, 7.8], says: 'Deep corner in zone 1' },
    { of: 'ball', from: SERVER, to: [16.8, 1.2], says: 'Deep corner in zone 5' },
  ],
};

export const seams: Court = {
  area: 'full',
  pieces: [
    { kind: 'cone', at: [15, 7.4] },
    { kind: 'cone', at: [15.6, 4.5] },
    { kind: 'cone', at: [15, 1.6] },
    { kind: 'you', at: SERVER },
  ],
  ways: [
    { of: 'ball', from: SERVER, to: [16, 6], says: 'Between the first two' },
    { of: 'ball', from: SERVER, to: [16, 3], says: 'Between the other two' },
  ],
};

export const serveAndDig: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: SERVER },
    { kind: 'other', at: [10, 4.5], role: 'partner' },
  ],
  ways: [
    { of: 'ball', from: SERVER, to: [16, 5], says: 'Serve' },
    { of: 'run', from: SERVER, to: ZONES[1], says: 'Run to your place in defense and stop low' },
    { of: 'ball', from: [10, 4.5], to: ZONES[1], says: 'Dig the ball that your partner throws or hits' },
  ],
};

export const duel: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [10, 3.4], size: [1.6, 2.4] },
    { kind: 'you', at: SERVER },
    { kind: 'other', at: [15, 5], role: 'passer' },
  ],
  ways: [
    { of: 'ball', from: SERVER, to: [15, 5], says: 'Serve at, beside or before the passer' },
    { of: 'ball', from: [15, 5], to: [10, 3.4], says: 'The passer plays to the target', bend: 0.6 },
  ],
};

export const halves: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [13.5, 6.8], size: [8.6, 4.2] },
    { kind: 'you', at: SERVER },
  ],
  ways: [{ of: 'ball', from: SERVER, to: [15, 7], says: 'Call the half before the toss, then hit it' }],
};

export const noisy: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [15.5, 6.8], size: [3, 3] },
    { kind: 'you', at: SERVER },
    { kind: 'other', at: [18.9, 3], role: 'partner' },
  ],
  ways: [
    {
      of: 'ball',
      from: SERVER,
      to: [15.5, 6.8],
      says: 'To the zone that you chose, whatever your partner shouts',
    },
  ],
};
