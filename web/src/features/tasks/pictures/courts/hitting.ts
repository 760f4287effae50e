import type { Court } from '../court.ts';

const SETTER = { kind: 'other', at: [8.2, 3.4], role: 'setter' } as const;
const PIN = [7.9, 7.9] as const;
const START = [5, 9.3] as const;
const TAKE_OFF = [7.6, 7.6] as const;

export const outside: Court = {
  area: 'full',
  pieces: [SETTER, { kind: 'you', at: START }],
  ways: [
    { of: 'ball', from: [8.2, 3.4], to: PIN, says: 'The set goes high to the pin', bend: 0.9 },
    { of: 'run', from: START, to: PIN, says: 'Start outside the sideline, four steps' },
    { of: 'ball', from: PIN, to: [15, 5], says: 'Full reach, into the court' },
  ],
};

export const lineCross: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [16, 8], size: [2.4, 1.6] },
    { kind: 'target', at: [14.5, 1.4], size: [2.6, 1.8] },
    SETTER,
    { kind: 'you', at: START },
  ],
  ways: [
    { of: 'ball', from: [8.2, 3.4], to: PIN, says: 'A high set to the pin', bend: 0.9 },
    { of: 'run', from: START, to: PIN, says: 'The same run-up for both' },
    { of: 'ball', from: PIN, to: [16, 8], says: 'Down the line' },
    { of: 'ball', from: PIN, to: [14.5, 1.5], says: 'Cross court' },
  ],
};

export const startSpots: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: [4.6, 7.6] },
    { kind: 'cone', at: [4.8, 9.2] },
    { kind: 'cone', at: [4.8, 6] },
    { kind: 'cone', at: [1.6, 7.6] },
  ],
  ways: [
    { of: 'run', from: [4.6, 7.6], to: TAKE_OFF, says: 'From straight behind' },
    { of: 'run', from: [4.8, 9.2], to: TAKE_OFF, says: 'One step to the left' },
    { of: 'run', from: [4.8, 6], to: TAKE_OFF, says: 'One step to the right' },
    { of: 'run', from: [1.6, 7.6], to: TAKE_OFF, says: 'Two steps further back: one more step' },
  ],
};

export const transition: Court = {
  area: 'half',
  pieces: [SETTER, { kind: 'you', at: [8.4, 7] }],
  ways: [
    {
      of: 'run',
      from: [8.4, 7],
      to: [5, 8.6],
      says: 'Land from the block, open, run off the net',
      bend: -0.5,
    },
    { of: 'ball', from: [8.2, 3.4], to: PIN, says: 'The set goes up', bend: 0.8 },
    { of: 'run', from: [5, 8.6], to: PIN, says: 'Turn and come in again' },
  ],
};

export const middle: Court = {
  area: 'full',
  pieces: [SETTER, { kind: 'you', at: [5.6, 5.2] }],
  ways: [
    {
      of: 'run',
      from: [5.6, 5.2],
      to: [8.1, 4.5],
      says: 'Short, fast approach; up as the setter touches it',
    },
    {
      of: 'ball',
      from: [8.2, 3.4],
      to: [8.5, 4.4],
      says: 'The quick set, in front of the shoulder',
      bend: 0.2,
    },
    { of: 'ball', from: [8.5, 4.5], to: [13, 6.5], says: 'Short swing' },
  ],
};

export const twoQuicks: Court = {
  area: 'half',
  pieces: [SETTER, { kind: 'you', at: [5.4, 5.6] }],
  ways: [
    { of: 'run', from: [5.4, 5.6], to: [8.1, 4.4], says: 'Close to the setter' },
    { of: 'run', from: [5.4, 5.6], to: [8.1, 6.4], says: 'In the gap, three metres away' },
  ],
};

export const slide: Court = {
  area: 'half',
  pieces: [SETTER, { kind: 'you', at: [6, 5] }],
  ways: [
    {
      of: 'run',
      from: [6, 5],
      to: [7.9, 1.2],
      says: 'Behind the setter along the net, off one foot',
      bend: -0.6,
    },
    { of: 'ball', from: [8.2, 3.4], to: [8.3, 1.1], says: 'A soft back set', bend: 0.5 },
  ],
};

export const backRow: Court = {
  area: 'full',
  pieces: [SETTER, { kind: 'you', at: [2, 5.4] }],
  ways: [
    { of: 'ball', from: [8.2, 3.4], to: [6.4, 5.4], says: 'A high ball off the net', bend: 0.4 },
    { of: 'run', from: [2, 5.4], to: [5.6, 5.4], says: 'Take off behind the attack line' },
    { of: 'ball', from: [6.4, 5.4], to: [16.4, 6.8], says: 'Hit deep' },
  ],
};

export const softZones: Court = {
  area: 'full',
  pieces: [
    { kind: 'target', at: [10.6, 7], size: [2, 2.2] },
    { kind: 'target', at: [11.6, 3.6], size: [2, 2.2] },
    { kind: 'target', at: [16.6, 7.6], size: [2, 2.2] },
    { kind: 'you', at: PIN },
  ],
  ways: [
    { of: 'ball', from: PIN, to: [10.6, 7], says: 'Tip: short behind the block', bend: 0.3 },
    { of: 'ball', from: PIN, to: [11.6, 3.7], says: 'Roll: to the middle', bend: 0.6 },
    { of: 'ball', from: PIN, to: [16.6, 7.6], says: 'Push: deep to the corner', bend: 0.4 },
  ],
};

export const passThenHit: Court = {
  area: 'half',
  pieces: [SETTER, { kind: 'you', at: [3, 6.4] }],
  ways: [
    { of: 'ball', from: [3, 6.4], to: [8.1, 3.6], says: 'Pass to the setter', bend: 0.5 },
    { of: 'run', from: [3, 6.4], to: [4.8, 8.8], says: 'Out to your start point', bend: 0.4 },
    { of: 'ball', from: [8.2, 3.4], to: PIN, says: 'The set', bend: 0.9 },
    { of: 'run', from: [4.8, 8.8], to: PIN, says: 'Approach and attack' },
  ],
};

export const outOfSystem: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: START },
    { kind: 'other', at: [3, 3], role: 'partner' },
  ],
  ways: [
    { of: 'ball', from: [3, 3], to: PIN, says: 'A high set from deep in the court', bend: 0.8 },
    { of: 'run', from: START, to: [7.5, 8], says: 'Wait longer, see both ball and block' },
    { of: 'ball', from: PIN, to: [16, 6.4], says: 'High and deep, off the hands, or a roll' },
  ],
};

export const digger: Court = {
  area: 'full',
  pieces: [
    { kind: 'you', at: START },
    { kind: 'other', at: [14.5, 3], role: 'digger' },
  ],
  ways: [
    { of: 'run', from: START, to: PIN, says: 'Approach' },
    { of: 'ball', from: PIN, to: [14.5, 3.2], says: 'Beat one digger on half of the court' },
  ],
};

export const reload: Court = {
  area: 'half',
  pieces: [
    { kind: 'you', at: PIN },
    { kind: 'other', at: [9.9, 7.6], role: 'blocker' },
  ],
  ways: [
    {
      of: 'ball',
      from: [9.2, 7.8],
      to: [7, 7.2],
      says: 'The hit comes back off the block: stay low, play it up',
      bend: 0.3,
    },
    { of: 'run', from: PIN, to: START, says: 'Back off to your start point', bend: 0.6 },
    { of: 'run', from: START, to: [7.6, 8.4], says: 'Ready to hit again', bend: 0.4 },
  ],
};

export const badSets: Court = {
  area: 'full',
  pieces: [SETTER, { kind: 'you', at: START }],
  ways: [
    {
      of: 'ball',
      from: [8.2, 3.4],
      to: [6, 8],
      says: 'The ball is tight, deep, low or behind you',
      bend: 0.8,
    },
    { of: 'run', from: START, to: [6.2, 8.2], says: 'Choose in the last two steps, and say it' },
    { of: 'ball', from: [6, 8], to: [15.5, 4.5], says: 'Into the court first; trouble for them second' },
  ],
};

export const quickCatch: Court = {
  area: 'half',
  pieces: [SETTER, { kind: 'you', at: [5.6, 5.2] }],
  ways: [
    { of: 'run', from: [5.6, 5.2], to: [8.1, 4.6], says: 'Go as the ball falls to the setter' },
    {
      of: 'ball',
      from: [8.2, 3.4],
      to: [8.5, 4.5],
      says: 'Be in the air as it is touched; catch it high',
      bend: -0.4,
    },
  ],
};
