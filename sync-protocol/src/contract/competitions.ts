import { z } from 'zod';
import { competition, competitionFields } from '../entities/competitions/competition.ts';
import { competitionId, teamId } from '../ids.ts';
import { COMPETITION_TYPES } from '../rules/competitions/competition-terms.ts';
import { COMPETITION_STATUSES } from '../rules/competitions/competition-states.ts';
import { defineCall, doneAnswer, ofUser } from './call.ts';

const count = z.int().min(0);
const named = z.object({ id: teamId, name: z.string() });

/** What a team has done in a competition so far, or in all of it. */
const teamStats = z.object({
  teamId,
  tasksCompleted: count,
  pointsEarned: count,
  /** Days on which somebody trained, each player’s own. */
  streakDays: count,
  /** Whose training counts; nobody’s before it has begun. */
  players: count,
});

/** A competition as everybody in either team is shown it. */
export const shownCompetition = z.object({
  id: competitionId,
  ...competitionFields.shape,
  name: z.string(),
  description: z.string(),
  ...competition.pick({
    status: true,
    ending: true,
    createdAt: true,
    expiresAt: true,
    startedAt: true,
    endsAt: true,
    closedAt: true,
  }).shape,
  /** Until when late training still counts; null before it has begun. */
  countsUntil: z.iso.datetime().nullable(),
  challengingTeamId: teamId,
  challengedTeamId: teamId,
  challengingTeam: named,
  challengedTeam: named,
  /** Of the challenging team, then of the challenged one. */
  stats: z.array(teamStats).length(2),
  /** Null of a draw, and while it is open. */
  winnerTeamId: teamId.nullable(),
  /** What of it is the viewer’s own, and for which team; null if nothing of theirs counts. */
  own: z
    .object({ teamId, tasks: count, points: count, days: count, until: z.iso.datetime().nullable() })
    .nullable(),
});

const progress = teamStats.pick({ tasksCompleted: true, pointsEarned: true });

/** One that is under way, at a glance. */
export const activeCompetition = z.object({
  id: competitionId,
  status: z.enum(COMPETITION_STATUSES),
  name: z.string(),
  competitionType: z.enum(COMPETITION_TYPES),
  challengingTeamName: z.string(),
  challengedTeamName: z.string(),
  /** The target. */
  goalTasksCompleted: z.int().min(1),
  timeRemaining: z.object({ days: count, hours: count }),
  progress: z.object({ challenging: progress, challenged: progress }),
});

export const listCompetitions = defineCall({
  method: 'GET',
  path: '/api/competitions',
  summary: 'The competitions of the player’s teams, the latest first',
  answer: z.array(shownCompetition),
});

export const createCompetition = defineCall({
  method: 'POST',
  path: '/api/teams/{id}/competitions',
  summary: 'Challenges another team of as many players: for the team’s creator and admins',
  params: z.object({ id: teamId }),
  body: z.object({
    /** If it is said, the one of the path. */
    challengingTeamId: teamId.optional(),
    challengedTeamId: teamId,
    ...competitionFields.shape,
    description: competitionFields.shape.description.default(''),
    competitionType: competitionFields.shape.competitionType.default('tasks'),
  }),
  status: 201,
  answer: shownCompetition,
});

export const respondToCompetition = defineCall({
  method: 'PATCH',
  path: '/api/competitions/{id}/respond',
  summary: 'Accepts a challenge or declines it: for the creator and admins of the challenged team',
  params: z.object({ id: competitionId }),
  body: z.object({ status: z.enum(['active', 'declined']) }),
  answer: shownCompetition,
});

export const cancelCompetition = defineCall({
  method: 'DELETE',
  path: '/api/teams/{teamId}/competitions/{competitionId}',
  summary:
    'Takes back a challenge that nobody has answered: for the creator and admins of the challenging team',
  params: z.object({ teamId, competitionId }),
  answer: doneAnswer,
});

export const activeCompetitions = defineCall({
  method: 'GET',
  path: '/api/users/{id}/active-competitions',
  summary: 'The competitions of the player’s teams that are under way',
  params: ofUser,
  answer: z.array(activeCompetition),
});

export const competitionStats = defineCall({
  method: 'GET',
  path: '/api/users/{id}/competition-stats',
  summary: 'In how many competitions the player is, and how many their teams have won with them',
  params: ofUser,
  answer: z.object({ activeCompetitions: count, competitionsWon: count }),
});

export type ShownCompetition = z.infer<typeof shownCompetition>;
export type ActiveCompetition = z.infer<typeof activeCompetition>;
