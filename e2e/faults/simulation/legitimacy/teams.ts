import {
  INVITATION_DAYS,
  isManager,
  isToAnswer,
  MAX_ASKED_A_DAY,
  MAX_INVITED_A_DAY,
  MAX_INVITED_A_WEEK,
  MAX_TEAMS,
} from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { areApart, hasRunBefore, memberOf, targetOf, type Case, type Rules } from './case.ts';
import type { Standing } from './standing.ts';
import type { Run } from '../words.ts';

const ENOUGH_WRONG_CODES = 10;

/** The team that a word is about, as far as the server could tell. */
export function teamOf({ args }: Pick<Run, 'args'>, { teams, invitations }: Standing): unknown {
  if (args.teamId !== undefined) return args.teamId;
  if (args.code !== undefined) return teams.find(({ code }) => code === args.code)?.id;
  return invitations.find(({ id }) => id === args.invitationId)?.teamId;
}

const invitationOf = ({ standing, run, player }: Case) =>
  standing.invitations.find(({ id, userId }) => id === run.args.invitationId && userId === player);
const placesOf = ({ standing }: Case, player: unknown) =>
  standing.members.filter((one) => one.memberId === player).length +
  standing.requests.filter((one) => one.userId === player && one.code !== null).length;
/** Who would come in. */
const comingOf = (the: Case) =>
  the.run.name === 'team.answer'
    ? the.standing.requests.find(({ id }) => id === the.run.args.joinRequestId)?.userId
    : the.player;

/** How many the player has invited lately, or how often somebody. */
function invitedLately({ standing, runs, run, player, now }: Case, days: number, whom?: unknown): number {
  const isMeant = (playerId: unknown) => whom === undefined || playerId === whom;
  const before = standing.invites.filter(
    ({ userId, playerId, at }) =>
      userId === player && isMeant(playerId) && Date.parse(at) > now - days * DAY_MS,
  );
  const beside = runs.filter(
    ({ push, name, args }) => push === run.push && name === 'team.invite' && isMeant(args.playerId),
  );
  return before.length + beside.length;
}

/** Whether a team is to be deleted that is no more. */
const isGoneFor = ({ standing, run }: Case) =>
  run.name === 'team.delete' && !standing.teams.some(({ id }) => id === run.args.teamId);

const justified: Rules['justified'] = {
  foreign_scope: (the) => !memberOf(the) && the.run.name !== 'team.leave' && !isGoneFor(the),
  team_gone: (the) => !memberOf(the),
  not_manager: (the) => !isManager(memberOf(the)?.role),
  not_creator: (the) => memberOf(the)?.role !== 'creator',
  creator_stays: (the) =>
    the.run.name === 'team.leave' ? memberOf(the)?.role === 'creator' : targetOf(the)?.role === 'creator',
  member_gone: (the) => !targetOf(the) || targetOf(the)?.memberId === the.player,
  exists: ({ standing, run }) => standing.teams.some(({ id }) => id === run.args.teamId),
  id_taken: hasRunBefore,
  too_many_teams: (the) =>
    placesOf(the, comingOf(the)) +
      the.runs.filter(({ push, name }) => push === the.run.push && name.startsWith('team.')).length >=
    MAX_TEAMS,
  code_unknown: ({ standing, run }) => standing.teams.every(({ code }) => code !== run.args.code),
  too_many_codes: ({ runs }) =>
    runs.filter(({ code }) => code === 'code_unknown').length >= ENOUGH_WRONG_CODES,
  team_not_found: (the) => {
    const team = teamOf(the.run, the.standing);
    const isGone = the.standing.teams.every(({ id }) => id !== team);
    return isGone || the.standing.members.some((one) => one.teamId === team && areApart(the, one.memberId));
  },
  user_not_found: (the) => areApart(the, the.run.args.playerId),
  already_member: (the) => {
    const who = the.run.args.playerId;
    return the.standing.members.some((one) => one.memberId === who && one.teamId === the.run.args.teamId);
  },
  already_invited: ({ standing, run }) =>
    standing.invitations.some(
      ({ side, status, teamId, userId, otherId }) =>
        status === 'pending' &&
        teamId === run.args.teamId &&
        (side === 'sent' ? otherId : userId) === run.args.playerId,
    ),
  invited: ({ standing, run, player, now }) =>
    standing.invitations.some(
      ({ userId, teamId, ...one }) =>
        userId === player && teamId === run.args.teamId && isToAnswer(one, new Date(now).toISOString()),
    ),
  declined: ({ standing, run, player }) =>
    run.name === 'team.invite'
      ? standing.invitations.some(
          ({ side, status, userId, otherId, teamId }) =>
            side === 'received' &&
            status === 'declined' &&
            userId === run.args.playerId &&
            (teamId === run.args.teamId || otherId === player),
        )
      : standing.requests.some(
          ({ userId, teamId, status }) =>
            userId === player && teamId === run.args.teamId && status === 'declined',
        ),
  // Those of the same push count as well.
  invited_before: (the) => invitedLately(the, INVITATION_DAYS, the.run.args.playerId) >= MAX_INVITED_A_WEEK,
  invited_many: (the) => invitedLately(the, 1) >= MAX_INVITED_A_DAY,
  team_asked_before: ({ runs, run }) =>
    runs.filter(
      ({ name, status, args }) =>
        name === 'team.request' && status === 'applied' && args.teamId === run.args.teamId,
    ).length >= MAX_ASKED_A_DAY,
  // The same answer once more is none.
  invitation_gone: (the) => {
    const { side, status } = invitationOf(the) ?? {};
    return side !== 'received' || (status !== 'pending' && status !== answerOf(the));
  },
  invitation_expired: (the) => Date.parse(invitationOf(the)?.expiresAt ?? '') <= the.now,
  request_gone: (the) => {
    const { standing, run, runs } = the;
    // Nor is there one by somebody with whom a block stands between.
    if (areApart(the, comingOf(the))) return true;
    const isSaidAgain = runs.some(
      ({ name, status, args }) =>
        name === 'team.answer' &&
        status === 'applied' &&
        args.joinRequestId === run.args.joinRequestId &&
        args.isAccepted === run.args.isAccepted,
    );
    return (
      !isSaidAgain &&
      !standing.requests.some(
        ({ id, status, teamId }) =>
          id === run.args.joinRequestId && status === 'pending' && teamId === run.args.teamId,
      )
    );
  },
};

const answerOf = ({ run }: Case) => (run.args.isAccepted === true ? 'accepted' : 'declined');

const allowed: Rules['allowed'] = {
  'team.update': (the) => isManager(memberOf(the)?.role),
  'team.renewCode': (the) => isManager(memberOf(the)?.role),
  'team.answer': (the) => isManager(memberOf(the)?.role),
  'team.invite': (the) => isManager(memberOf(the)?.role) || hasRunBefore(the),
  'team.removeMember': (the) =>
    memberOf(the)?.role === 'creator' ||
    (memberOf(the)?.role === 'admin' && targetOf(the)?.role === 'member'),
  'team.setRole': (the) => memberOf(the)?.role === 'creator' && targetOf(the)?.memberId !== the.player,
  'team.delete': (the) => memberOf(the)?.role === 'creator' || isGoneFor(the),
  'team.leave': (the) => memberOf(the)?.role !== 'creator',
  'team.join': ({ standing, run }) => standing.teams.some(({ code }) => code === run.args.code),
  'team.request': ({ standing, run }) => standing.teams.some(({ id }) => id === run.args.teamId),
  'team.respond': (the) => {
    const { status, expiresAt = '' } = invitationOf(the) ?? {};
    return status === answerOf(the) || (status === 'pending' && Date.parse(expiresAt) > the.now - 1);
  },
};

/** What is done about teams: who is in them, who comes and goes, and what they are called. */
export const TEAM_RULES: Rules = { justified, allowed };
