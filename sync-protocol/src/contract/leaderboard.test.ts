import { expect, test } from 'vitest';
import { leaderboardEntry } from './leaderboard.ts';

test('an entry of a server that knows no private places is somebody whom the viewer sees', () => {
  const entry = {
    rank: 1,
    points: 20,
    totalPoints: 20,
    id: '1',
    firstName: '',
    lastName: '',
    displayName: 'maya',
    hideRealName: true,
    currentStreak: 2,
    volleyballPosition: null,
    profileImageUrl: '',
    isAI: false,
  };
  expect(leaderboardEntry.parse(entry)).toEqual({ ...entry, isPrivate: false });
});
