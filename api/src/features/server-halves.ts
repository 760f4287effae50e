import type { ServerHalf } from '#sync/server-half.ts';
import { analysisHalf } from './analysis/server-half.ts';
import { competitionsHalf } from './competitions/server-half.ts';
import { leaderboardHalf } from './leaderboard/server-half.ts';
import { notificationsHalf } from './notifications/server-half.ts';
import { profileHalf } from './profile/server-half.ts';
import type { Relations } from './profile/relations.ts';
import { relations } from './relations.ts';
import { rivalsHalf } from './rivals/server-half.ts';
import { storiesHalf } from './stories/server-half.ts';
import { tasksHalf } from './tasks/server-half.ts';
import { teamsHalf } from './teams/server-half.ts';

/** What the server does besides running mutations: every feature's half, in the order in which they take their turn. */
export const serverHalves = (ties: Relations): readonly ServerHalf[] => [
  profileHalf,
  tasksHalf,
  leaderboardHalf,
  rivalsHalf(ties),
  teamsHalf,
  storiesHalf(ties),
  analysisHalf,
  competitionsHalf,
  notificationsHalf,
];

export const SERVER_HALVES = serverHalves(relations);
