import type { UserId } from 'sync-protocol/ids';
import { isManager, MAX_TEAMS } from 'sync-protocol/rules/teams/team-terms';
import type { TeamStanding } from './team-standing.ts';
import type { Run } from './words.ts';

/** What a word about a team is judged by. */
interface Case {
  run: Run;
  player: UserId;
  /** As it was before the push. */
  standing: TeamStanding;
  /** What the same push has done to teams before it: of the same team, where a word names one. */
  earlier: readonly Run[];
  /** Everything that was applied or refused before. */
  runs: readonly Run[];
  /** The server's time, milliseconds since 1970. */
  now: number;
}

const ENOUGH_WRONG_CODES = 10;

/** The team that a word is about, as far as the server could tell. */
function teamOf({ args }: Run, { teams, invitations }: TeamStanding): unknown {
  if (args.teamId !== undefined) return args.teamId;
  if (args.code !== undefined) return teams.find(({ code }) => code === args.code)?.id;
  return invitations.find(({ id }) => id === args.invitationId)?.teamId;
}

const memberOf = ({ standing, player, run }: Case) =>
  standing.members.find((one) => one.memberId === player && one.teamId === run.args.teamId);
const targetOf = ({ standing, run }: Case) =>
  standing.members.find((one) => one.id === run.args.membershipId && one.teamId === run.args.teamId);
const invitationOf = ({ standing, run, player }: Case) =>
  standing.invitations.find(({ id, userId }) => id === run.args.invitationId && userId === player);
const isChanged = ({ earlier }: Case) => earlier.length > 0;
const placesOf = ({ standing }: Case, player: unknown) =>
  standing.members.filter((one) => one.memberId === player).length +
  standing.requests.filter((one) => one.userId === player && one.code !== null).length;
/** Who would come in. */
const comingOf = (the: Case) =>
  the.run.name === 'team.answer'
    ? the.standing.requests.find(({ id }) => id === the.run.args.joinRequestId)?.userId
    : the.player;

/** Whether the rules justify a refusal; what the same push did to the team before it may always. */
const JUSTIFIED: Record<string, (the: Case) => boolean> = {
  foreign_scope: (the) => !memberOf(the),
  team_gone: (the) => !memberOf(the),
  not_manager: (the) => !isManager(memberOf(the)?.role),
  not_creator: (the) => memberOf(the)?.role !== 'creator',
  creator_stays: (the) =>
    the.run.name === 'team.leave' ? memberOf(the)?.role === 'creator' : targetOf(the)?.role === 'creator',
  member_gone: (the) => !targetOf(the) || targetOf(the)?.memberId === the.player,
  exists: ({ standing, run }) => standing.teams.some(({ id }) => id === run.args.teamId),
  id_taken: ({ run, runs }) => runs.some(({ text, status }) => text === run.text && status === 'applied'),
  too_many_teams: (the) =>
    placesOf(the, comingOf(the)) +
      the.runs.filter(({ push, name }) => push === the.run.push && name.startsWith('team.')).length >=
    MAX_TEAMS,
  code_unknown: ({ standing, run }) => standing.teams.every(({ code }) => code !== run.args.code),
  too_many_codes: ({ runs }) =>
    runs.filter(({ code }) => code === 'code_unknown').length >= ENOUGH_WRONG_CODES,
  team_not_found: (the) => the.standing.teams.every(({ id }) => id !== teamOf(the.run, the.standing)),
  already_member: (the) => {
    const who = the.run.name === 'team.invite' ? the.run.args.playerId : the.player;
    return the.standing.members.some((one) => one.memberId === who && one.teamId === the.run.args.teamId);
  },
  already_invited: ({ standing, run }) =>
    standing.invitations.some(
      ({ side, status, teamId, userId, otherId }) =>
        status === 'pending' &&
        teamId === run.args.teamId &&
        (side === 'sent' ? otherId : userId) === run.args.playerId,
    ),
  declined: ({ standing, run, player }) =>
    run.name === 'team.invite'
      ? standing.invitations.some(
          ({ side, status, userId, teamId }) =>
            side === 'received' &&
            status === 'declined' &&
            userId === run.args.playerId &&
            teamId === run.args.teamId,
        )
      : standing.requests.some(
          ({ userId, teamId, status }) =>
            userId === player && teamId === run.args.teamId && status === 'declined',
        ),
  invitation_gone: (the) => invitationOf(the)?.status !== 'pending' || invitationOf(the)?.side !== 'received',
  invitation_expired: (the) => Date.parse(invitationOf(the)?.expiresAt ?? '') <= the.now,
  request_gone: ({ standing, run }) =>
    !standing.requests.some(
      ({ id, status, teamId }) =>
        id === run.args.joinRequestId && status === 'pending' && teamId === run.args.teamId,
    ),
};

/** Whether somebody may do what was applied. */
const ALLOWED: Record<string, (the: Case) => boolean> = {
  'team.update': (the) => isManager(memberOf(the)?.role),
  'team.renewCode': (the) => isManager(memberOf(the)?.role),
  'team.answer': (the) => isManager(memberOf(the)?.role),
  'team.invite': (the) => isManager(memberOf(the)?.role) || hasRunBefore(the),
  'team.removeMember': (the) =>
    memberOf(the)?.role === 'creator' ||
    (memberOf(the)?.role === 'admin' && targetOf(the)?.role === 'member'),
  'team.setRole': (the) => memberOf(the)?.role === 'creator' && targetOf(the)?.memberId !== the.player,
  'team.delete': (the) => memberOf(the)?.role === 'creator',
  'team.leave': (the) => ['admin', 'member'].includes(memberOf(the)?.role ?? ''),
  'team.join': ({ standing, run }) => standing.teams.some(({ code }) => code === run.args.code),
  'team.request': ({ standing, run }) => standing.teams.some(({ id }) => id === run.args.teamId),
  'team.respond': (the) =>
    invitationOf(the)?.status === 'pending' && Date.parse(invitationOf(the)?.expiresAt ?? '') > the.now - 1,
};

/** A phone that has begun anew says again what it had said: that changes nothing. */
function hasRunBefore({ run, runs }: Case): boolean {
  return runs.some(({ text, status }) => text === run.text && status === 'applied');
}

/** Why the server should not have applied, or refused, a word about a team; nothing when it is right. */
export function whyWrongOfTeam(
  run: Run,
  runs: readonly Run[],
  at: { player: UserId; standing: TeamStanding; now: number },
): string | undefined {
  const about = teamOf(run, at.standing);
  const earlier = runs.filter(
    ({ push, name, args, status }) =>
      push === run.push &&
      status === 'applied' &&
      name.startsWith('team.') &&
      (about === undefined || teamOf({ ...run, args }, at.standing) === about),
  );
  const the: Case = { run, runs, earlier, ...at };
  if (isChanged(the)) return undefined;
  if (run.status === 'applied')
    return (ALLOWED[run.name]?.(the) ?? true) ? undefined : 'nobody may who stands like this';
  return JUSTIFIED[run.code ?? '']?.(the) === true ? undefined : 'nothing that stood justifies it';
}
