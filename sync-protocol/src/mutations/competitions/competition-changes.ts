import { z } from 'zod';
import { competitionFields, type Competition } from '../../entities/competitions/competition.ts';
import { teamFields } from '../../entities/teams/team.ts';
import { competitionId, derivedId, teamId, type CompetitionId, type TeamId } from '../../ids.ts';
import { endOf } from '../../rules/competitions/competition-score.ts';
import { ended, listOf, statusAfter } from '../../rules/competitions/competition-states.ts';
import {
  CHALLENGE_DAYS,
  MANAGERS_CHALLENGE,
  MAX_OPEN_COMPETITIONS,
  MAX_TAKEN_BACK_A_DAY,
  MAX_TAKEN_BACK_A_WEEK,
  type Side,
} from '../../rules/competitions/competition-terms.ts';
import { MIN_COMPETING } from '../../rules/teams/team-terms.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';
import { managedTeam, needsOfTeam, teamScope } from '../teams/own-team.ts';
import { DAY_MS } from '../../rules/training-day.ts';

export const competitionCreateArgs = competitionFields.extend({
  competitionId,
  teamId,
  challengedTeamId: teamId,
  /** As the phone was told it; the server knows better. */
  challengedTeamName: teamFields.shape.name,
});
export const competitionRespondArgs = z.strictObject({ teamId, competitionId, isAccepted: z.boolean() });
export const competitionWithdrawArgs = z.strictObject({ teamId, competitionId });

/** Of a team that is too small, be it the own one or the other. */
export const TOO_FEW = { code: 'too_few', message: `A team needs ${MIN_COMPETING} players to compete.` };

/** Why a team is not challenged once more yet: its no is one to the team that asked, and to the player. */
export const SAID_NO = {
  code: 'declined',
  message: 'This team has said no for now. Give them some time.',
};

/** The id of a side's row of a competition. */
export function competitionRowId(id: CompetitionId, side: Side): CompetitionId {
  return side === 'challenging' ? id : derivedId(id, side);
}

/** Challenges another team. */
export const competitionCreate: Mutator<'competition.create', z.infer<typeof competitionCreateArgs>> = {
  name: 'competition.create',
  isHeardNow: true,
  makes: ({ competitionId: id, teamId: team }) => ({ table: 'competitions', id, scope: teamScope(team) }),
  needs: ({ teamId: team }) => [
    ...needsOfTeam(team),
    { table: 'competitions', scope: teamScope(team), all: true },
  ],
  effect: (rows, args, { at, tz, userId }) => {
    const { competitionId: id, teamId: team, challengedTeamId, challengedTeamName, ...fields } = args;
    managedTeam(rows, team, MANAGERS_CHALLENGE);
    if (rows.get('competitions', id)) return;
    if (rows.all('memberships').some((one) => one.teamId === challengedTeamId))
      throw new Refusal('own_team', 'You are in this team yourself. Challenge another one.');
    if (rows.all('teamMembers').filter((one) => one.teamId === team).length < MIN_COMPETING)
      throw new Refusal(TOO_FEW.code, TOO_FEW.message);
    const own = ofTeam(rows, team);
    const open = own.filter((one) => listOf(one, at) !== 'completed');
    if (open.some((one) => one.otherTeamId === challengedTeamId))
      throw new Refusal('already_challenged', 'Between these two teams there is something going on already.');
    if (own.some((one) => one.otherTeamId === challengedTeamId && hasSaidNo(one, at)))
      throw new Refusal(SAID_NO.code, SAID_NO.message);
    refuseOften(own, challengedTeamId, at);
    refuseMany(open.filter(({ side, status }) => side === 'challenging' || status === 'active'));
    rows.put('competitions', {
      id,
      teamId: team,
      competitionId: id,
      side: 'challenging',
      otherTeamId: challengedTeamId,
      otherTeamName: challengedTeamName,
      ...fields,
      tz,
      status: 'pending',
      ending: null,
      createdAt: at,
      expiresAt: new Date(Date.parse(at) + CHALLENGE_DAYS * DAY_MS).toISOString(),
      startedAt: null,
      endsAt: null,
      closedAt: null,
      ownScore: null,
      otherScore: null,
      askedBy: userId,
    });
  },
};

function ofTeam(rows: Rows, team: TeamId): Competition[] {
  return rows.all('competitions').filter(({ teamId }) => teamId === team);
}

function refuseMany(open: readonly Competition[]): void {
  if (open.length >= MAX_OPEN_COMPETITIONS)
    throw new Refusal(
      'too_many_competitions',
      `Your team has ${MAX_OPEN_COMPETITIONS} competitions, and that’s the limit. Wait until one ends.`,
    );
}

/** What is asked and taken back again and again is a game that the other team has not chosen. */
function refuseOften(own: readonly Competition[], other: TeamId, at: string): void {
  const takenBack = (days: number) =>
    own.filter(
      ({ side, ending, closedAt }) =>
        side === 'challenging' && ending === 'withdraw' && isWithin(days, closedAt, at),
    );
  const fromOther = takenBack(CHALLENGE_DAYS).filter(({ otherTeamId }) => otherTeamId === other);
  if (fromOther.length >= MAX_TAKEN_BACK_A_WEEK)
    throw new Refusal(
      'challenged_before',
      'Your team took back a few challenges to this team. Please give it a week.',
    );
  if (takenBack(1).length >= MAX_TAKEN_BACK_A_DAY)
    throw new Refusal(
      'challenged_many',
      'Your team took back a lot of challenges today. Please try again tomorrow.',
    );
}

/** Whether the other team of a competition said no to it so lately that it isn't asked once more. */
export function hasSaidNo({ side, ending, closedAt }: Competition, at: string): boolean {
  return side === 'challenging' && ending === 'decline' && isWithin(CHALLENGE_DAYS, closedAt, at);
}

/** Whether so many days have not passed since. */
function isWithin(days: number, since: string | null, at: string): boolean {
  return Date.parse(at) - Date.parse(since ?? at) < days * DAY_MS;
}

/** Accepts a challenge or declines it; the same answer once more, by another who leads the team, is no mistake. */
export const competitionRespond: Mutator<'competition.respond', z.infer<typeof competitionRespondArgs>> = {
  name: 'competition.respond',
  needs: ({ teamId: team }) => [
    ...needsOfTeam(team),
    { table: 'competitions', scope: teamScope(team), all: true },
  ],
  effect: (rows, { teamId: team, competitionId: id, isAccepted }, { at }) => {
    managedTeam(rows, team);
    const row = rows.get('competitions', competitionRowId(id, 'challenged'));
    const status = row && statusAfter(row.status, isAccepted ? 'accept' : 'decline');
    if (row?.teamId === team && answerTo(row) === isAccepted) return;
    if (row?.teamId !== team || !status) throw gone(row);
    refuseMoved(rows.get('competitions', competitionRowId(id, 'challenging')));
    if (row.expiresAt <= at) throw RUN_OUT();
    if (!isAccepted) {
      rows.put('competitions', { ...row, ...ended(row, 'decline', at) });
      return;
    }
    refuseMany(ofTeam(rows, team).filter((one) => one.status === 'active'));
    rows.put('competitions', { ...row, status, startedAt: at, endsAt: endOf(at, row.duration, row.tz) });
  },
};

/** What the challenged team has said; undefined while it has said nothing, and where it never will. */
function answerTo({ startedAt, ending }: Competition): boolean | undefined {
  if (startedAt !== null) return true;
  return ending === 'decline' ? false : undefined;
}

/** Takes a challenge back that nobody has answered; one that is taken back already stays so. */
export const competitionWithdraw: Mutator<'competition.withdraw', z.infer<typeof competitionWithdrawArgs>> = {
  name: 'competition.withdraw',
  isHeardNow: true,
  needs: ({ teamId: team, competitionId: id }) => [
    ...needsOfTeam(team),
    { table: 'competitions', scope: teamScope(team), ids: [id] },
  ],
  effect: (rows, { teamId: team, competitionId: id }, { at }) => {
    managedTeam(rows, team);
    const row = rows.get('competitions', competitionRowId(id, 'challenging'));
    if (row?.teamId === team && row.ending === 'withdraw') return;
    const cancelled = row && ended(row, 'withdraw', at);
    if (cancelled?.teamId !== team) throw gone(row);
    refuseMoved(rows.get('competitions', competitionRowId(id, 'challenged')));
    rows.put('competitions', cancelled);
  },
};

const RUN_OUT = () => new Refusal('challenge_expired', 'This challenge has run out.');

/** Whoever leads both teams may have spoken for the other one a moment ago, of which this one’s row knows nothing yet. */
function refuseMoved(twin: Competition | undefined): void {
  if (twin && twin.status !== 'pending') throw gone(twin);
}

/** Of a challenge that is gone nobody knows any more how it went. */
export const CHALLENGE_GONE = {
  code: 'challenge_gone',
  message: 'This challenge is no longer open. It was answered or taken back, or the other team is gone.',
};

/** Why there is nothing to do about a challenge. */
function gone(row: Competition | undefined): Refusal {
  if (row?.ending === 'expire') return RUN_OUT();
  return row?.status === 'active'
    ? new Refusal(CHALLENGE_GONE.code, 'This challenge was accepted already.')
    : new Refusal(CHALLENGE_GONE.code, CHALLENGE_GONE.message);
}
